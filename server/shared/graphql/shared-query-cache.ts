import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CachedResponse, ResponseCache } from '../cache/index.ts';
import { refuseTooManyValues } from '../http/index.ts';
import { type RateLimit, clientNetworkOf, rateLimitHeaders } from '../rate-limit/index.ts';
import { operationLimits } from './limits/operation-limits.ts';
import { sharedQueryKey, type SharedQuery, toSharedQuery } from './shared-query.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Accept header and body of a visitor's request whose response may be shared; null if it may not. */
    anonymousRequestKey: string | null;
    /** The cached response. */
    cachedResponse: CachedResponse | null;
  }
}

/** Longer bodies are not cached (characters). */
const maxBodyLength = 16 * 1024;

/** Number of remembered normalized documents. */
const maxRememberedDocuments = 200;

/**
 * Size limit of GraphQL responses (bytes), separate from pages: callers determine their number by varying their
 * queries.
 */
const partitionBytes = 16 * 1024 * 1024;

/** Size limit of bodies whose response is known without parsing them (characters). */
const maxKnownBodiesLength = 2 * 1024 * 1024;

/** Visitors send no cookie or token. Apollo's response depends on Accept, so the key starts with it. */
function anonymousRequestKeyOf({ headers }: Pick<FastifyRequest, 'headers'>, body: string): string | null {
  if (headers.cookie !== undefined || headers.authorization !== undefined || body.length > maxBodyLength) return null;
  const accepted = headers.accept ?? '';
  return accepted.length > 100 ? null : `${accepted}\n${body}`;
}

type ResponseWithCost = { extensions: { cost: { requested: number; maximum: number; restoreRate: number } } };

/**
 * Cuts the response off before the remaining points, which differ per caller:
 * `{"data":…,"extensions":{"cost":{…,"available":`.
 */
function toCacheableResponse({ body, ...response }: CachedResponse): CachedResponse {
  const { extensions, ...result } = JSON.parse(body.toString()) as ResponseWithCost;
  const { requested, maximum, restoreRate } = extensions.cost;
  const cost = JSON.stringify({ requested, actual: 0, maximum, restoreRate });
  const text = `${JSON.stringify(result).slice(0, -1)},"extensions":{"cost":${cost.slice(0, -1)},"available":`;
  return { ...response, body: Buffer.from(text) };
}

/**
 * Caches responses to queries for only the given fields of Query, which are the same for every visitor until an event
 * clears the cache.
 */
export class SharedQueryCache {
  readonly #cache: ResponseCache;
  readonly #fields: readonly string[];
  readonly #rateLimit: RateLimit;
  readonly #completed = new WeakMap<CachedResponse, { remaining: number; response: CachedResponse }>();
  readonly #documents = new LRUCache<string, { shared: SharedQuery | null }>({ max: maxRememberedDocuments });
  /** Cache keys by request. */
  readonly #keys = new LRUCache<string, string>({
    maxSize: maxKnownBodiesLength,
    sizeCalculation: (key, body) => body.length + key.length,
  });

  constructor({ cache, fields, rateLimit }: { cache: ResponseCache; fields: readonly string[]; rateLimit: RateLimit }) {
    this.#cache = cache.createPartition(partitionBytes);
    this.#fields = fields;
    this.#rateLimit = rateLimit;
  }

  /** Parses JSON bodies, except those whose response is cached. */
  registerBodyParser(app: FastifyInstance): void {
    app.decorateRequest('anonymousRequestKey', null);
    app.decorateRequest('cachedResponse', null);
    const parseJson = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      request.anonymousRequestKey = anonymousRequestKeyOf(request, body);
      const key = request.anonymousRequestKey === null ? undefined : this.#keys.get(request.anonymousRequestKey);
      request.cachedResponse = (key !== undefined && this.#cache.peek(key)) || null;
      if (request.cachedResponse) return done(null, null);
      try {
        refuseTooManyValues(body);
      } catch (error) {
        return done(error as Error);
      }
      return void parseJson(request, body, done);
    });
  }

  /** Returns the cached response of a request. It costs the caller nothing, as the response says. */
  findCached(request: FastifyRequest): CachedResponse | null {
    // The body parser has looked at other requests.
    if (request.method === 'GET') this.#readURL(request);
    const { cachedResponse, ip } = request;
    return cachedResponse && this.#addRemaining(cachedResponse, ip);
  }

  #readURL(request: FastifyRequest): void {
    request.anonymousRequestKey = anonymousRequestKeyOf(request, request.url);
    const key = request.anonymousRequestKey === null ? undefined : this.#keys.get(request.anonymousRequestKey);
    request.cachedResponse = (key !== undefined && this.#cache.peek(key)) || null;
  }

  /** Returns the result of `create`, created once for all who wait if it can be shared. */
  async getOrCreate(request: FastifyRequest, create: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const key = this.#keyOf(request);
    if (key === null) return create();
    let own: CachedResponse | null = null;
    const shared = await this.#cache.getOrCreate(key, async () => {
      own = await create();
      return own.isPrivate ? own : toCacheableResponse(own);
    });
    // A refusal of another caller does not apply to this one.
    return own ?? (shared.isPrivate ? create() : this.#addRemaining(shared, request.ip));
  }

  /** Adds the caller's remaining points to a cached response; reused for the next caller with as many points. */
  #addRemaining(cached: CachedResponse, address: string): CachedResponse {
    const caller = clientNetworkOf(address);
    const remaining = Math.floor(this.#rateLimit.remaining(caller));
    const last = this.#completed.get(cached);
    if (last?.remaining === remaining) return last.response;
    const available = Math.min(operationLimits.cost, remaining);
    const headers = { ...cached.headers, ...Object.fromEntries(rateLimitHeaders(this.#rateLimit, caller)) };
    const response = { ...cached, headers, body: Buffer.concat([cached.body, Buffer.from(`${available}}}}\n`)]) };
    this.#completed.set(cached, { remaining, response });
    return response;
  }

  /** Returns the cache key of a request, or null if the response is not the same for every visitor. */
  #keyOf({ anonymousRequestKey, body, query, method, headers }: FastifyRequest): string | null {
    const parameters = ((method === 'GET' ? query : body) ?? {}) as { query?: unknown; extensions?: unknown };
    if (anonymousRequestKey === null || typeof parameters.query !== 'string' || parameters.extensions !== undefined)
      return null;
    const document = this.#documentOf(parameters.query);
    if (!document) return null;
    const key = `${headers.accept ?? ''}\n${sharedQueryKey(document, parameters)}`;
    this.#keys.set(anonymousRequestKey, key);
    return key;
  }

  #documentOf(query: string): SharedQuery | null {
    const known = this.#documents.get(query);
    if (known) return known.shared;
    const shared = toSharedQuery(query, this.#fields);
    this.#documents.set(query, { shared });
    return shared;
  }
}
