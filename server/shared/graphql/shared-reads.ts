import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CachedAnswer, ResponseCache } from '../cache/index.ts';
import { refuseManyValues } from '../http/index.ts';
import { type Budget, callerOf, rateHeaders } from '../rate-limit/index.ts';
import { limits } from './limits/limits.ts';
import { keyOfParameters, type SharedDocument, toSharedDocument } from './shared-document.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body and what is accepted, of a visitor whose response could be shared; null where it cannot be. */
    visitorBody: string | null;
    /** What is kept there. */
    keptAnswer: CachedAnswer | null;
  }
}

/** A body that is longer is answered, but not kept (characters). */
const longestBody = 16 * 1024;

/** Documents whose normalised form is remembered. */
const rememberedDocuments = 200;

/**
 * Room for the responses of this edge (bytes), apart from that of the pages: how many there are is up to the callers,
 * who can ask for the same in ever other words.
 */
const shareSize = 16 * 1024 * 1024;

/** Room for the bodies whose response is known without reading them as JSON (characters). */
const knownBodiesSize = 2 * 1024 * 1024;

/** Only who says nothing of themselves is a visitor; Apollo answers by what is accepted, so that comes first. */
function visitorBodyOf({ headers }: FastifyRequest, body: string): string | null {
  if (headers.cookie !== undefined || headers.authorization !== undefined || body.length > longestBody) return null;
  const accepted = headers.accept ?? '';
  return accepted.length > 100 ? null : `${accepted}\n${body}`;
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

/**
 * Queries whose answer is the same for every visitor until an event empties the cache: those that ask for nothing but
 * the given fields of Query.
 */
export class SharedReads {
  readonly #cache: ResponseCache;
  readonly #fields: readonly string[];
  readonly #budget: Budget;
  readonly #told = new WeakMap<CachedAnswer, { left: number; answer: CachedAnswer }>();
  readonly #documents = new LRUCache<string, { shared: SharedDocument | null }>({ max: rememberedDocuments });
  /** The key of the response by the body that asked for it. */
  readonly #keys = new LRUCache<string, string>({
    maxSize: knownBodiesSize,
    sizeCalculation: (key, body) => body.length + key.length,
  });

  constructor({ cache, fields, budget }: { cache: ResponseCache; fields: readonly string[]; budget: Budget }) {
    this.#cache = cache.createShare(shareSize);
    this.#fields = fields;
    this.#budget = budget;
  }

  /** A body that is kept is not even read as JSON. */
  lookUpBodies(app: FastifyInstance): void {
    app.decorateRequest('visitorBody', null);
    app.decorateRequest('keptAnswer', null);
    const parseJson = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      request.visitorBody = visitorBodyOf(request, body);
      const key = request.visitorBody === null ? undefined : this.#keys.get(request.visitorBody);
      request.keptAnswer = (key !== undefined && this.#cache.peek(key)) || null;
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
  async answer(request: FastifyRequest, make: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const key = this.#keyOf(request);
    if (key === null) return make();
    let own: CachedAnswer | null = null;
    const shared = await this.#cache.answer(key, async () => {
      own = await make();
      return own.isForOne ? own : toKept(own);
    });
    // What another caller was refused says nothing of this one.
    return own ?? (shared.isForOne ? make() : this.#tell(shared, request.ip));
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

  /** Where the response to a request is cached; null where it is not the same for every visitor. */
  #keyOf({ visitorBody, body, headers }: FastifyRequest): string | null {
    const parameters = (body ?? {}) as { query?: unknown; extensions?: unknown };
    if (visitorBody === null || typeof parameters.query !== 'string' || parameters.extensions !== undefined)
      return null;
    const document = this.#documentOf(parameters.query);
    if (!document) return null;
    const key = `${headers.accept ?? ''}\n${keyOfParameters(document, parameters)}`;
    this.#keys.set(visitorBody, key);
    return key;
  }

  #documentOf(query: string): SharedDocument | null {
    const known = this.#documents.get(query);
    if (known) return known.shared;
    const shared = toSharedDocument(query, this.#fields);
    this.#documents.set(query, { shared });
    return shared;
  }
}
