import type { FastifyRequest } from 'fastify';
import { bearerToken, budgetCaller } from '../http/index.ts';
import { type Budget, callerOf, rateHeaders } from '../rate-limit/index.ts';
import { stateOf } from './request-state.ts';

/** A token that counts, wherever it is used; else the address. Who guesses tokens guesses at the cost of their address. */
async function findCaller(request: FastifyRequest, budget: Budget): Promise<string> {
  const address = callerOf(request.ip);
  if (bearerToken(request.headers) === null || budget.left(address) < 1) return address;
  try {
    return budgetCaller(await stateOf(request).context());
  } catch (error) {
    budget.take(address);
    throw error;
  }
}

/** Takes a call from its caller's budget before anything else is done for it. 429 with nothing left. */
export async function chargeCall(request: FastifyRequest, budget: Budget): Promise<void> {
  if (!Number.isFinite(budget.capacity)) return;
  const state = stateOf(request);
  state.caller = await findCaller(request, budget);
  budget.take(state.caller);
}

/** An answer that was kept already cost next to nothing, so it costs its caller nothing. */
export function refundCall(request: FastifyRequest, budget: Budget): void {
  const { caller } = stateOf(request);
  if (caller !== null) budget.giveBack(caller);
}

/** What is left to whoever called; nothing where there is no limit. */
export function budgetHeaders(request: FastifyRequest, budget: Budget): Record<string, string> {
  const { caller } = stateOf(request);
  return caller === null ? {} : Object.fromEntries(rateHeaders(budget, caller));
}
