import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { readVideoAddress } from '../../server/media/index.ts';
import { readVideo } from '../../site/shared/video.ts';

const id = 'dQw4w9WgXcQ';
const addresses = [
  ...['www.youtube.com', 'youtube.com', 'm.youtube.com', 'music.youtube.com', 'www.youtube-nocookie.com'].flatMap(
    (host) => [`https://${host}/watch?v=${id}&t=4`, `https://${host}/embed/${id}`, `http://${host}/shorts/${id}/`],
  ),
  `https://youtu.be/${id}`,
  `https://www.youtu.be/${id}?si=x`,
  ` https://youtu.be/${id} `,
  'https://vimeo.com/1234',
  'https://www.vimeo.com/1234/',
  'https://vimeo.com/1234/abcdef01',
  'https://player.vimeo.com/video/1234?h=abcdef01',
  'https://vimeo.com/1234?h=abcdef01',
  'https://player.vimeo.com/1234',
  'https://vimeo.com/channels/1234',
  'https://vimeo.com/1234/XYZ',
  `https://youtube.com.example.com/watch?v=${id}`,
  `https://user@youtube.com/watch?v=${id}`,
  `https://youtube.com:444/watch?v=${id}`,
  'https://youtube.com/watch?v=short',
  `ftp://youtu.be/${id}`,
  '',
  'words',
  'javascript:alert(1)',
  `https://example.com/watch?v=${id}`,
];

describe('a video address', () => {
  it.each(addresses)('is read in the same way on the site and on the server: %s', (address) => {
    const video = readVideo({ url: address });
    const known = readVideoAddress(address);
    expect(video && { service: video.service, id: video.id, address: video.url }).toEqual(known);
  });
});
