export { bearerToken } from './bearer-token.ts';
export { rateLimitKeyOf } from './rate-limit-key-of.ts';
export { type Cookies, cookieName, createCookies, noCookies } from './cookies.ts';
export { type CsrfProtection, createCsrf, isScriptRequest, renewCsrfToken } from './csrf.ts';
export type { RequestContext } from './request-context.ts';
export { drainBody, drainLargeBody } from './drain-body.ts';
export { refuseTooManyValues } from './refuse-too-many-values.ts';
export { UntrustedRequest } from './untrusted-request.ts';
