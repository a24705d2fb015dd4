import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Cookies } from './cookies.ts';

/** CSRF protection. A browser's token is an HMAC of its random cookie, so the server stores nothing. */
export type CsrfProtection = {
  /** Returns the browser's token; sets the cookie if it is missing. */
  tokenFor: (cookies: Cookies) => string;
  matches: (cookies: Cookies, token: unknown) => boolean;
};

/** Whether a script sent it that may add custom headers: another site's form or link cannot. */
export const isScriptRequest = (headers: IncomingHttpHeaders): boolean =>
  headers['x-requested-with'] === 'XMLHttpRequest';

const csrfCookiePattern = /^[\w-]{32}$/;

/** Sets a new random cookie, which invalidates the current token: at login and logout. */
export function renewCsrfToken(cookies: Cookies): void {
  cookies.set('csrf', randomBytes(24).toString('base64url'));
}

function currentCookie(cookies: Cookies): string | null {
  const cookie = cookies.get('csrf');
  return cookie !== undefined && csrfCookiePattern.test(cookie) ? cookie : null;
}

/** Creates CSRF protection with a signing secret. */
export function createCsrf(secret: string): CsrfProtection {
  const sign = (cookie: string) => createHmac('sha256', secret).update(`csrf:${cookie}`).digest('base64url');
  return {
    tokenFor: (cookies) => {
      if (currentCookie(cookies) === null) renewCsrfToken(cookies);
      return sign(currentCookie(cookies) ?? '');
    },
    matches: (cookies, token) => {
      const cookie = currentCookie(cookies);
      if (cookie === null || typeof token !== 'string') return false;
      const expected = Buffer.from(sign(cookie));
      const given = Buffer.from(token);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
