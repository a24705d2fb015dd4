/** A YouTube or Vimeo video, with its canonical URL. */
export type VideoLink = { service: 'youtube' | 'vimeo'; id: string; address: string };

const youTubeHosts = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com']);

function youTubeID({ hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^www\./, '');
  if (host === 'youtu.be') return pathname.slice(1);
  if (!youTubeHosts.has(host)) return undefined;
  if (pathname === '/watch') return searchParams.get('v') ?? undefined;
  return /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1];
}

/** The URL of a private video has a key after its id. */
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

/** Returns the video at a YouTube or Vimeo URL; null for other URLs. Nothing is fetched. */
export function readVideoAddress(text: string): VideoLink | null {
  const url = URL.parse(text.trim());
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username || url.port) return null;
  const youTube = youTubeID(url);
  if (youTube !== undefined && /^[\w-]{11}$/.test(youTube)) {
    return { service: 'youtube', id: youTube, address: `https://www.youtube.com/watch?v=${youTube}` };
  }
  const vimeoVideoID = vimeoID(url);
  return vimeoVideoID === undefined
    ? null
    : { service: 'vimeo', id: vimeoVideoID, address: `https://vimeo.com/${vimeoVideoID}` };
}
