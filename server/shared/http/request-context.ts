import type { Context } from '../context.ts';
import type { Cookies } from './cookies.ts';

/** Origin of a request: `address` as given by trusted proxies. */
export type ClientInfo = { address: string; userAgent: string };

/** Context of an HTTP request, for REST and GraphQL. */
export type RequestContext = Context & { cookies: Cookies; client: ClientInfo };
