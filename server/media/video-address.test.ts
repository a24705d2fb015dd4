import { expect, test } from 'vitest';
import { readVideoAddress } from './video-address.ts';

const tube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4', tube],
  ['http://youtube.com/watch?list=a&v=dQw4w9WgXcQ', tube],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', tube],
  [' https://youtu.be/dQw4w9WgXcQ?si=x ', tube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', tube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', tube],
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ['https://www.vimeo.com/76979871/8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
])('%s is a video', (given, address) => {
  expect(readVideoAddress(given)?.address).toBe(address);
});

test.each([
  '',
  'dQw4w9WgXcQ',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://user@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com:8080/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//www.youtube.com/watch?v=dQw4w9WgXcQ',
  'ftp://vimeo.com/76979871',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/76979871/../../x',
  'https://dailymotion.com/video/x8',
])('%s is none', (given) => {
  expect(readVideoAddress(given)).toBeNull();
});
