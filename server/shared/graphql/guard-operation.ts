import type { FastifyRequest } from 'fastify';
import { InvalidInput, isTooDeep } from '../errors/index.ts';
import type { Budget } from '../rate-limit/index.ts';
import { refuseForgedQuery } from './forged-request.ts';
import type { HttpGraphQLContext } from './graphql-context.ts';
import { chargeRefusal } from './limits/charge-refusal.ts';
import { UnknownPersistedOperation } from './limits/operation-refused.ts';

/** The texts of the operations that this product's own clients send, by their SHA-256. */
export type PersistedOperations = Readonly<Record<string, string>>;

type Guard = {
  budget: Budget;
  check: (text: string) => void;
  persisted: PersistedOperations;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The body with the text in place of its hash; one that is not the clients' own is refused, and nothing is kept of it. */
function withText(body: Record<string, unknown>, persisted: PersistedOperations): Record<string, unknown> | null {
  const asked = isObject(body.extensions) ? body.extensions.persistedQuery : undefined;
  if (asked === undefined || asked === null) return null;
  const hash = isObject(asked) ? asked.sha256Hash : undefined;
  const text = typeof hash === 'string' && Object.hasOwn(persisted, hash) ? persisted[hash] : undefined;
  if (text === undefined) throw new UnknownPersistedOperation();
  const { extensions: _, ...rest } = body;
  return { ...rest, query: text };
}

/** In an address they are text; what is no JSON is left to whoever runs the operation. */
function readVariables(variables: unknown): unknown {
  if (typeof variables !== 'string') return variables;
  try {
    return JSON.parse(variables);
  } catch {
    return variables;
  }
}

/** Replaces a hash by its text, and looks at the form of any other operation before anything else does. */
function readOperation(request: FastifyRequest, { check, persisted }: Guard): void {
  const source = request.method === 'GET' ? request.query : request.body;
  if (!isObject(source)) return;
  // Read by recursion, by GraphQL itself and by the rules of an input.
  if (isTooDeep(readVariables(source.variables))) throw InvalidInput.of('V_12');
  const known = request.method === 'POST' ? withText(source, persisted) : null;
  if (known) request.body = known;
  else if (Array.isArray(source.query)) throw InvalidInput.of('V_12');
  else if (typeof source.query === 'string') check(source.query);
}

/** Refuses before the operation is read by whoever runs it: 429 with nothing left, 400 and 413 by its form. */
export function guardOperation(request: FastifyRequest, { caller }: HttpGraphQLContext, guard: Guard): void {
  const { budget } = guard;
  if (budget.left(caller) < 1) budget.take(caller);
  try {
    refuseForgedQuery(request);
    readOperation(request, guard);
  } catch (error) {
    chargeRefusal(budget, caller);
    throw error;
  }
}
