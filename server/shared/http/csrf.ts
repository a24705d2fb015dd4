import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Cookies } from './cookies.ts';

/** The token of a browser is an HMAC over its random cookie, so that the server keeps nothing. */
export type Csrf = {
  /** The browser's token; a browser without the cookie gets one. */
  tokenFor: (cookies: Cookies) => string;
  matches: (cookies: Cookies, token: unknown) => boolean;
};

/** Whether a script sent it that may add headers of its own: a form or link of another site cannot. */
export const isScriptRequest = (headers: IncomingHttpHeaders): boolean =>
  headers['x-requested-with'] === 'XMLHttpRequest';

const wellFormed = /^[\w-]{32}$/;

/** Gives the browser a new random cookie, which ends its present token: at login and logout. */
export function renewCsrf(cookies: Cookies): void {
  cookies.set('csrf', randomBytes(24).toString('base64url'));
}

function currentCookie(cookies: Cookies): string | null {
  const cookie = cookies.get('csrf');
  return cookie !== undefined && wellFormed.test(cookie) ? cookie : null;
}

export function createCsrf(secret: string): Csrf {
  const sign = (cookie: string) => createHmac('sha256', secret).update(`csrf:${cookie}`).digest('base64url');
  return {
    tokenFor: (cookies) => {
      if (currentCookie(cookies) === null) renewCsrf(cookies);
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
