import { LRUCache } from 'lru-cache';
import { AppError } from '../errors/index.ts';

/** A response's bytes, status and headers; cookies are added when it is sent. */
export type CachedResponse = {
  status: number;
  body: Buffer;
  headers: Readonly<Record<string, string>>;
  /** Sent to the waiting requests but not cached. */
  isPrivate?: boolean;
};

/** Responses older than this are stale even if no invalidation arrived. */
const maxAgeMs = 60_000;

/**
 * How long a stale response remains as a fallback while the database is unavailable; nothing can be published
 * meanwhile.
 */
const maxStaleMs = 60 * 60_000;

/** How long to wait for a fresh response before serving the stale one. */
const staleFallbackMs = 1_000;

/** Resolution of the clock for expiry. */
const clockResolutionMs = 1_000;

/** Bookkeeping per entry (bytes), and the size of its compressed forms relative to the body. */
const entryOverheadBytes = 512;
const compressedSizeRatio = 0.5;

type CacheEntry = { response: CachedResponse; createdAt: number };

/** Responses since the start: from the cache, newly created, and stale ones served instead of failed ones. */
type CacheStats = { hits: number; misses: number; outdated: number; entries: number; bytes: number };

const addStats = (a: CacheStats, b: CacheStats): CacheStats => ({
  hits: a.hits + b.hits,
  misses: a.misses + b.misses,
  outdated: a.outdated + b.outdated,
  entries: a.entries + b.entries,
  bytes: a.bytes + b.bytes,
});

/** Client errors are thrown; after a server error the stale response is served. */
const isClientError = (error: unknown): boolean => error instanceof AppError && error.status < 500;

/**
 * Caches responses that are the same for everyone until something visible to visitors changes. Always cleared as a
 * whole: a page depends on its siblings, links, settings and menus.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, CacheEntry>;
  readonly #partitions: ResponseCache[] = [];
  #pending = new Map<string, Promise<CachedResponse>>();
  #isActive = true;
  #stats = { hits: 0, misses: 0, outdated: 0 };

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / 8),
      sizeCalculation: ({ response: { body } }, key) =>
        Math.ceil(body.byteLength * (1 + compressedSizeRatio)) + key.length + entryOverheadBytes,
      ttl: maxStaleMs,
      ttlResolution: clockResolutionMs,
    });
  }

  /**
   * Creates a cache with its own size limit for responses whose number callers control, so that they never evict those
   * of this cache. It is cleared, suspended, resumed and counted with it.
   */
  createPartition(maxBytes: number): ResponseCache {
    const partition = new ResponseCache(maxBytes);
    this.#partitions.push(partition);
    return partition;
  }

  /**
   * Returns the cached response, or creates it; concurrent misses create it once. Serves the stale response if that
   * fails.
   */
  async getOrCreate(key: string, create: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const cached = this.peek(key);
    if (cached) return cached;
    this.#stats.misses += 1;
    return this.withStaleFallback(key, () => this.#pending.get(key) ?? this.#create(key, create));
  }

  /** Returns the fresh cached response synchronously. */
  peek(key: string): CachedResponse | undefined {
    const entry = this.#isActive ? this.#entries.get(key) : undefined;
    if (!entry || performance.now() - entry.createdAt > maxAgeMs) return undefined;
    this.#stats.hits += 1;
    return entry.response;
  }

  /** Whether a response is cached or being created, so that it costs almost nothing. */
  has(key: string): boolean {
    const entry = this.#isActive ? this.#entries.peek(key) : undefined;
    return this.#pending.has(key) || (entry !== undefined && performance.now() - entry.createdAt <= maxAgeMs);
  }

  /** Returns the result of `create`, or the stale response of the key if that fails or takes too long. */
  async withStaleFallback(key: string, create: () => Promise<CachedResponse>): Promise<CachedResponse> {
    if (!this.#entries.has(key)) return create();
    const { promise: waited, resolve } = Promise.withResolvers<CachedResponse>();
    const timer = setTimeout(() => {
      const stale = this.#staleResponseOf(key);
      if (stale) resolve(stale);
    }, staleFallbackMs);
    try {
      return await Promise.race([create(), waited]);
    } catch (error) {
      const stale = isClientError(error) ? undefined : this.#staleResponseOf(key);
      if (!stale) throw error;
      return stale;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Removes everything; responses being created are no longer shared or cached. */
  clear(): void {
    this.#entries.clear();
    this.#pending = new Map();
    for (const partition of this.#partitions) partition.clear();
  }

  /** While events of other nodes cannot be received, nothing counts as fresh and nothing is added. */
  suspend(): void {
    this.#isActive = false;
    this.#pending = new Map();
    for (const partition of this.#partitions) partition.suspend();
  }

  resume(): void {
    this.clear();
    this.#isActive = true;
    for (const partition of this.#partitions) partition.resume();
  }

  stats(): CacheStats {
    const own = { ...this.#stats, entries: this.#entries.size, bytes: this.#entries.calculatedSize };
    return this.#partitions.map((partition) => partition.stats()).reduce(addStats, own);
  }

  #staleResponseOf(key: string): CachedResponse | undefined {
    const stale = this.#entries.get(key)?.response;
    if (stale) this.#stats.outdated += 1;
    return stale;
  }

  async #create(key: string, create: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const pending = this.#pending;
    const creating = create();
    pending.set(key, creating);
    try {
      const response = await creating;
      if (this.#isActive && pending === this.#pending && !response.isPrivate)
        this.#entries.set(key, { response, createdAt: performance.now() });
      return response;
    } finally {
      pending.delete(key);
    }
  }
}
