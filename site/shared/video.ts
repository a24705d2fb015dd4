import { readURL } from './read-url.ts';

/** A video on a page. `id` identifies it at its service; a private Vimeo video has its key after a slash. */
export type Video = { service: 'youtube' | 'vimeo'; id: string; url: string; title: string; text: string };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Reads a video field; null without an address of YouTube or Vimeo. Stored addresses have the server's normal form;
 * others are pasted ones that are not stored yet.
 */
export function readVideo(stored: unknown): Video | null {
  if (typeof stored !== 'object' || stored === null || !('url' in stored)) return null;
  const address = readAddress(textOf(stored.url));
  if (!address) return null;
  const title = 'title' in stored ? textOf(stored.title) : '';
  const text = 'text' in stored ? textOf(stored.text) : '';
  return { ...address, title, text };
}

const YOUTUBE = /^(?:(?:www\.|m\.|music\.)?youtube\.com|www\.youtube-nocookie\.com|youtube-nocookie\.com)$/;

function readAddress(typed: string): Pick<Video, 'service' | 'id' | 'url'> | null {
  const url = readURL(typed.trim());
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username || url.port) return null;
  const tube = youTubeID(url);
  if (tube) return { service: 'youtube', id: tube, url: `https://www.youtube.com/watch?v=${tube}` };
  const vimeo = vimeoID(url);
  return vimeo ? { service: 'vimeo', id: vimeo, url: `https://vimeo.com/${vimeo}` } : null;
}

function youTubeID({ hostname, pathname, searchParams }: URL): string | null {
  const id = /^(www\.)?youtu\.be$/.test(hostname)
    ? pathname.slice(1)
    : YOUTUBE.test(hostname)
      ? pathname === '/watch'
        ? searchParams.get('v')
        : /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1]
      : null;
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}

function vimeoID({ hostname, pathname, searchParams }: URL): string | null {
  const path =
    hostname === 'player.vimeo.com'
      ? /^\/video\/(\d{1,12})\/?$/.exec(pathname)
      : /^(www\.)?vimeo\.com$/.test(hostname)
        ? /^\/(?<number>\d{1,12})(?:\/(?<key>[0-9a-f]{6,20}))?\/?$/.exec(pathname)
        : null;
  if (!path) return null;
  const number = path.groups?.number ?? path[1] ?? '';
  const key = path.groups?.key ?? searchParams.get('h') ?? '';
  return /^[0-9a-f]{6,20}$/.test(key) ? `${number}/${key}` : number;
}
