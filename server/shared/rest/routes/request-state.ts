import type { FastifyRequest } from 'fastify';
import type { Cookies, RequestContext } from '../../http/index.ts';

/** State of a REST request; the context is created once, on first use. */
export type RequestState = {
  cookies: Cookies;
  context: () => Promise<RequestContext>;
  /** Rate limit key that was charged; null before that, and without a limit. */
  caller: string | null;
};

const states = new WeakMap<FastifyRequest, RequestState>();

/** Stores the state of a REST request. */
export function storeRequestState(
  request: FastifyRequest,
  cookies: Cookies,
  create: () => Promise<RequestContext>,
): void {
  let context: Promise<RequestContext> | undefined;
  states.set(request, { cookies, context: () => (context ??= create()), caller: null });
}

/** Returns the state of a REST request, which exists from its first hook on. */
export function requestStateOf(request: FastifyRequest): RequestState {
  const state = states.get(request);
  if (!state) throw new Error('not a REST request');
  return state;
}
