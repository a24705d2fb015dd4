import { parseCookie, stringifySetCookie } from 'cookie';

/** The only cookies that the server sets. */
export type CookieName = 'session' | 'csrf';

/** A browser's cookies: what it sent, and what this answer has set instead. */
export type Cookies = {
  get(name: CookieName): string | undefined;
  set(name: CookieName, value: string): void;
  clear(name: CookieName): void;
};

export type CookieTransport = {
  /** The request's Cookie header. */
  header: string | undefined;
  /** Whether the site's outside address is https: then the names carry __Host- and the cookies Secure. */
  secure: boolean;
  /** Adds one Set-Cookie header to the answer. */
  send: (setCookie: string) => void;
};

/** The name in the browser; __Host- keeps other hosts of the same domain from setting it. */
export function cookieName(name: CookieName, secure: boolean): string {
  return `${secure ? '__Host-' : ''}ximblox_${name}`;
}

/** Reads and sets the cookies of one request; none has a lifetime, the server decides how long a session counts. */
export function createCookies({ header, secure, send }: CookieTransport): Cookies {
  const sent = parseCookie(header ?? '');
  const changed = new Map<CookieName, string | undefined>();
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return {
    get: (name) => (changed.has(name) ? changed.get(name) : sent[cookieName(name, secure)]),
    set: (name, value) => {
      changed.set(name, value);
      send(stringifySetCookie({ name: cookieName(name, secure), value, ...attributes }));
    },
    clear: (name) => {
      changed.set(name, undefined);
      send(stringifySetCookie({ name: cookieName(name, secure), value: '', ...attributes, expires: new Date(0) }));
    },
  };
}

/** For callers whose cookies do not count: a foreign origin, a bearer token, a job. */
export const noCookies: Cookies = { get: () => undefined, set: () => undefined, clear: () => undefined };
