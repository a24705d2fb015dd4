import { parseCookie, stringifySetCookie } from 'cookie';

/** The only cookies that the server sets. */
export type CookieName = 'session' | 'csrf';

/** A browser's cookies: those sent, and those set by this response. */
export type Cookies = {
  get(name: CookieName): string | undefined;
  set(name: CookieName, value: string): void;
  clear(name: CookieName): void;
};

/** How cookies of a request are read and set. */
export type CookieOptions = {
  /** The request's Cookie header. */
  header: string | undefined;
  /** Whether the public URL is https; then cookies are Secure and their names start with __Host-. */
  secure: boolean;
  /** Adds a Set-Cookie header to the response. */
  addSetCookie: (setCookie: string) => void;
};

/** Returns the cookie's name; __Host- prevents other hosts of the domain from setting it. */
export function cookieName(name: CookieName, secure: boolean): string {
  return `${secure ? '__Host-' : ''}ximblox_${name}`;
}

/** Reads and sets the cookies of a request. They have no expiry; the server decides how long a session lasts. */
export function createCookies({ header, secure, addSetCookie }: CookieOptions): Cookies {
  const sentCookies = parseCookie(header ?? '');
  const changed = new Map<CookieName, string | undefined>();
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return {
    get: (name) => (changed.has(name) ? changed.get(name) : sentCookies[cookieName(name, secure)]),
    set: (name, value) => {
      changed.set(name, value);
      addSetCookie(stringifySetCookie({ name: cookieName(name, secure), value, ...attributes }));
    },
    clear: (name) => {
      changed.set(name, undefined);
      addSetCookie(
        stringifySetCookie({ name: cookieName(name, secure), value: '', ...attributes, expires: new Date(0) }),
      );
    },
  };
}

/** For callers without cookies: a foreign origin, an API token, a job. */
export const noCookies: Cookies = { get: () => undefined, set: () => undefined, clear: () => undefined };
