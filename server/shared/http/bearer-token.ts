import type { IncomingHttpHeaders } from 'node:http';

/** Returns the token of `Authorization: Bearer …`; null for another scheme, such as a proxy's own, or none. */
export function bearerToken({ authorization }: IncomingHttpHeaders): string | null {
  const [scheme, token = ''] = (authorization ?? '').trim().split(/ +/);
  return scheme?.toLowerCase() === 'bearer' ? token : null;
}
