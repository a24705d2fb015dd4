/** A video of one of the two services, by the address under which it is kept. */
export type Video = { service: 'youtube' | 'vimeo'; id: string; address: string };

const youTubeHosts = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com']);

function youTubeID({ hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^www\./, '');
  if (host === 'youtu.be') return pathname.slice(1);
  if (!youTubeHosts.has(host)) return undefined;
  if (pathname === '/watch') return searchParams.get('v') ?? undefined;
  return /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1];
}

/** A private video's address carries a key after its number. */
function vimeoID({ hostname, pathname, searchParams }: URL): string | undefined {
  const [, number, key] =
    hostname === 'player.vimeo.com'
      ? (/^\/video\/(\d{1,12})()\/?$/.exec(pathname) ?? [])
      : hostname.replace(/^www\./, '') === 'vimeo.com'
        ? (/^\/(\d{1,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(pathname) ?? [])
        : [];
  if (number === undefined) return undefined;
  const secret = key || (searchParams.get('h') ?? '');
  return /^[0-9a-f]{6,20}$/.test(secret) ? `${number}/${secret}` : number;
}

/** The video at an address; null where it is none of YouTube's or Vimeo's. Nothing is fetched. */
export function readVideoAddress(text: string): Video | null {
  const url = URL.parse(text.trim());
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username || url.port) return null;
  const tube = youTubeID(url);
  if (tube !== undefined && /^[\w-]{11}$/.test(tube)) {
    return { service: 'youtube', id: tube, address: `https://www.youtube.com/watch?v=${tube}` };
  }
  const vimeo = vimeoID(url);
  return vimeo === undefined ? null : { service: 'vimeo', id: vimeo, address: `https://vimeo.com/${vimeo}` };
}
