import type { Context } from '../context.ts';
import type { Cookies } from './cookies.ts';

/** Where a request comes from: `address` as the trusted proxies tell it. */
export type Client = { address: string; userAgent: string };

/** The context of a request that came over HTTP, REST and GraphQL alike. */
export type EdgeContext = Context & { cookies: Cookies; client: Client };
