import type { IncomingHttpHeaders } from 'node:http';

/** The token of `Authorization: Bearer …`; null with another scheme, such as a proxy's own, or none. */
export function bearerToken({ authorization }: IncomingHttpHeaders): string | null {
  const [scheme, token = ''] = (authorization ?? '').trim().split(/ +/);
  return scheme?.toLowerCase() === 'bearer' ? token : null;
}
