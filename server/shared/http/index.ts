export { type Cookies, cookieName, createCookies, noCookies } from './cookies.ts';
export { type Csrf, createCsrf, renewCsrf } from './csrf.ts';
export type { EdgeContext } from './edge-context.ts';
