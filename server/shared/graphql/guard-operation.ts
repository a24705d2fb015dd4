import type { FastifyRequest } from 'fastify';
import { InvalidInput, isTooDeeplyNested, Errors } from '../errors/index.ts';
import type { RateLimit } from '../rate-limit/index.ts';
import { refuseForgedQuery } from './refuse-forged-request.ts';
import type { HttpGraphQLContext } from './graphql-context.ts';
import { chargeRefusedRequest } from './limits/charge-refused-request.ts';
import { UnknownPersistedOperation } from './limits/operation-refused.ts';
import { readURLJSON } from './read-url-json.ts';
import { isOtherBuild } from './site-build.ts';

/** Operations of this product's own clients by SHA-256. */
export type PersistedOperations = Readonly<Record<string, string>>;

type OperationGuard = {
  rateLimit: RateLimit;
  checkText: (text: string) => void;
  persisted: PersistedOperations;
  /** Names the build of the site whose operations are persisted. */
  siteBuild: string;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * Replaces the hash in a body or URL by the operation's text; null if there is none. Throws UnknownPersistedOperation
 * for other hashes, and for all of a client from another build.
 */
function withPersistedText(
  source: Record<string, unknown>,
  request: FastifyRequest,
  { persisted, siteBuild }: Pick<OperationGuard, 'persisted' | 'siteBuild'>,
): Record<string, unknown> | null {
  const extensions = readURLJSON(source.extensions);
  const persistedQuery = isObject(extensions) ? extensions.persistedQuery : undefined;
  if (persistedQuery === undefined || persistedQuery === null) return null;
  const hash = isObject(persistedQuery) ? persistedQuery.sha256Hash : undefined;
  const text = typeof hash === 'string' && Object.hasOwn(persisted, hash) ? persisted[hash] : undefined;
  if (text === undefined || isOtherBuild(request, siteBuild)) throw new UnknownPersistedOperation();
  const { extensions: _, ...rest } = source;
  return { ...rest, query: text };
}

/** Replaces a hash by its text, and checks the form of other operations first. */
function readOperation(request: FastifyRequest, { checkText, ...guard }: OperationGuard): void {
  const source = request.method === 'GET' ? request.query : request.body;
  if (!isObject(source)) return;
  // GraphQL and the input rules read variables recursively.
  if (isTooDeeplyNested(readURLJSON(source.variables))) throw InvalidInput.of(Errors.invalid);
  const known = withPersistedText(source, request, guard);
  if (known && request.method === 'GET') request.query = known;
  else if (known) request.body = known;
  else if (Array.isArray(source.query)) throw InvalidInput.of(Errors.invalid);
  else if (typeof source.query === 'string') checkText(source.query);
}

/** Refuses an operation before it is parsed: 429 if nothing remains, 400 and 413 by its form. */
export function guardOperation(request: FastifyRequest, { caller }: HttpGraphQLContext, guard: OperationGuard): void {
  const { rateLimit } = guard;
  if (rateLimit.remaining(caller) < 1) rateLimit.consume(caller);
  try {
    refuseForgedQuery(request);
    readOperation(request, guard);
  } catch (error) {
    chargeRefusedRequest(rateLimit, caller);
    throw error;
  }
}
