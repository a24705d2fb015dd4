import type { FastifyRequest } from 'fastify';
import type { Cookies, EdgeContext } from '../http/index.ts';

/** What the REST layer knows of a request while it answers it; the context is made once, on first use. */
export type RequestState = {
  cookies: Cookies;
  context: () => Promise<EdgeContext>;
  /** Whose budget it was taken from; null before, and where there is no limit. */
  caller: string | null;
};

const states = new WeakMap<FastifyRequest, RequestState>();

export function keepState(request: FastifyRequest, cookies: Cookies, create: () => Promise<EdgeContext>): void {
  let context: Promise<EdgeContext> | undefined;
  states.set(request, { cookies, context: () => (context ??= create()), caller: null });
}

/** Of a request to the REST layer; every one has a state from its first hook on. */
export function stateOf(request: FastifyRequest): RequestState {
  const state = states.get(request);
  if (!state) throw new Error('no request of the REST layer');
  return state;
}
