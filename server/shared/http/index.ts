export { bearerToken } from './bearer-token.ts';
export { budgetCaller } from './budget-caller.ts';
export { type Cookies, cookieName, createCookies, noCookies } from './cookies.ts';
export { type Csrf, createCsrf, isScriptRequest, renewCsrf } from './csrf.ts';
export type { EdgeContext } from './edge-context.ts';
export { drainBody, hearOutLargeBody } from './drain-body.ts';
export { refuseManyValues } from './refuse-many-values.ts';
export { UntrustedCall } from './untrusted-call.ts';
