import { Kind, OperationTypeNode, parse, type DocumentNode, type SelectionNode } from 'graphql';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CachedAnswer, ResponseCache } from '../cache/index.ts';
import { refuseManyValues } from '../http/index.ts';
import { type Budget, callerOf, rateHeaders } from '../rate-limit/index.ts';
import { limits } from './limits/limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the answer to this body is kept if it is the same for every visitor; null where it cannot be. */
    sharedKey: string | null;
    /** What is kept there. */
    keptAnswer: CachedAnswer | null;
  }
}

/** A body that is longer is answered, but not kept (characters). */
const longestBody = 16 * 1024;

/** Documents whose kind is remembered. */
const rememberedDocuments = 200;

/** Only who says nothing of themselves is a visitor; Apollo answers by what is accepted, so that is part of the key. */
function keyOf({ headers }: FastifyRequest, body: string): string | null {
  if (headers.cookie !== undefined || headers.authorization !== undefined || body.length > longestBody) return null;
  const accepted = headers.accept ?? '';
  return accepted.length > 100 ? null : `graphql ${accepted}\n${body}`;
}

const isOneOf = (fields: readonly string[], selection: SelectionNode): boolean =>
  selection.kind === Kind.FIELD && fields.includes(selection.name.value);

function asksOnlyFor(fields: readonly string[], { definitions }: DocumentNode): boolean {
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (operations.length !== 1 || operation?.operation !== OperationTypeNode.QUERY) return false;
  return operation.selectionSet.selections.every((selection) => isOneOf(fields, selection));
}

type Told = { extensions: { cost: { requested: number; maximum: number; restoreRate: number } } };

/** The bytes up to what the caller has left, which differs for each: `{"data":…,"extensions":{"cost":{…,"available":`. */
function toKept({ body, ...answer }: CachedAnswer): CachedAnswer {
  const { extensions, ...result } = JSON.parse(body.toString()) as Told;
  const { requested, maximum, restoreRate } = extensions.cost;
  const cost = JSON.stringify({ requested, actual: 0, maximum, restoreRate });
  const text = `${JSON.stringify(result).slice(0, -1)},"extensions":{"cost":${cost.slice(0, -1)},"available":`;
  return { ...answer, body: Buffer.from(text) };
}

function parseOrNull(text: string): DocumentNode | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}

/**
 * Queries whose answer is the same for every visitor until an event empties the cache: those that ask for nothing but
 * the given fields of Query.
 */
export class SharedReads {
  readonly #cache: ResponseCache;
  readonly #fields: readonly string[];
  readonly #budget: Budget;
  readonly #told = new WeakMap<CachedAnswer, { left: number; answer: CachedAnswer }>();
  readonly #kinds = new LRUCache<string, boolean>({ max: rememberedDocuments });

  constructor({ cache, fields, budget }: { cache: ResponseCache; fields: readonly string[]; budget: Budget }) {
    this.#cache = cache;
    this.#fields = fields;
    this.#budget = budget;
  }

  /** A body that is kept is not even read as JSON. */
  lookUpBodies(app: FastifyInstance): void {
    app.decorateRequest('sharedKey', null);
    app.decorateRequest('keptAnswer', null);
    const parseJson = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      request.sharedKey = keyOf(request, body);
      request.keptAnswer = (request.sharedKey !== null && this.#cache.peek(request.sharedKey)) || null;
      if (request.keptAnswer) return done(null, null);
      try {
        refuseManyValues(body);
      } catch (error) {
        return done(error as Error);
      }
      return void parseJson(request, body, done);
    });
  }

  /** What is kept for the request's body: it costs the caller nothing, who is told so. */
  find({ keptAnswer, ip }: FastifyRequest): CachedAnswer | null {
    return keptAnswer && this.#tell(keptAnswer, ip);
  }

  /** What `make` makes; where the answer is shared, once for all who wait for it. */
  async answer({ sharedKey, body, ip }: FastifyRequest, make: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    if (sharedKey === null || !this.#isShared(body)) return make();
    let own: CachedAnswer | null = null;
    const shared = await this.#cache.answer(sharedKey, async () => {
      own = await make();
      return own.isForOne ? own : toKept(own);
    });
    // What another caller was refused says nothing of this one.
    return own ?? (shared.isForOne ? make() : this.#tell(shared, ip));
  }

  /** The kept bytes and headers with what the caller has left; the same for the next caller who has as much. */
  #tell(kept: CachedAnswer, address: string): CachedAnswer {
    const caller = callerOf(address);
    const left = Math.floor(this.#budget.left(caller));
    const last = this.#told.get(kept);
    if (last?.left === left) return last.answer;
    const available = Math.min(limits.cost, left);
    const headers = { ...kept.headers, ...Object.fromEntries(rateHeaders(this.#budget, caller)) };
    const answer = { ...kept, headers, body: Buffer.concat([kept.body, Buffer.from(`${available}}}}\n`)]) };
    this.#told.set(kept, { left, answer });
    return answer;
  }

  #isShared(body: unknown): boolean {
    const { query, extensions } = (body ?? {}) as { query?: unknown; extensions?: unknown };
    if (typeof query !== 'string' || extensions !== undefined) return false;
    const known = this.#kinds.get(query);
    if (known !== undefined) return known;
    const document = parseOrNull(query);
    const isShared = document !== null && asksOnlyFor(this.#fields, document);
    this.#kinds.set(query, isShared);
    return isShared;
  }
}
