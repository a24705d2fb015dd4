import { LRUCache } from 'lru-cache';
import { AppError } from '../errors/index.ts';

/** An answer's bytes and what belongs to them; cookies are added on sending. */
export type CachedAnswer = {
  status: number;
  body: Buffer;
  headers: Readonly<Record<string, string>>;
  /** Answers those who wait for it, and is not kept. */
  isForOne?: boolean;
};

/** Nothing counts as fresh longer, whatever was or was not told (milliseconds). */
const longestLife = 60_000;

/** How long the last answer is kept for a database that is away; nothing can be published meanwhile (milliseconds). */
const longestOutage = 60 * 60_000;

/** Milliseconds that a new answer may take where there is a last one. */
const patience = 1_000;

/** The clock of the longest life is looked at once a second (milliseconds). */
const clockStep = 1_000;

/** Bookkeeping of an entry besides its body (bytes), and the room of its compressed forms as a share of the body. */
const entrySize = 512;
const compressedShare = 0.5;

type Entry = { answer: CachedAnswer; madeAt: number };

/** Answers since the start: from the cache, made anew, and the last ones in place of new ones that could not be made. */
type CacheCounts = { hits: number; misses: number; outdated: number; entries: number; bytes: number };

const addCounts = (a: CacheCounts, b: CacheCounts): CacheCounts => ({
  hits: a.hits + b.hits,
  misses: a.misses + b.misses,
  outdated: a.outdated + b.outdated,
  entries: a.entries + b.entries,
  bytes: a.bytes + b.bytes,
});

/** A mistake of the caller is an answer; anything else is a failure of ours, in whose place the last answer is better. */
const isAnswer = (error: unknown): boolean => error instanceof AppError && error.status < 500;

/**
 * Answers that are the same for everybody, kept until anything that visitors see changes.
 * It is emptied whole: a page's answer depends on its siblings, its links, the settings and the menus.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #shares: ResponseCache[] = [];
  #fillings = new Map<string, Promise<CachedAnswer>>();
  #open = true;
  #counts = { hits: 0, misses: 0, outdated: 0 };

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / 8),
      sizeCalculation: ({ answer: { body } }, key) =>
        Math.ceil(body.byteLength * (1 + compressedShare)) + key.length + entrySize,
      ttl: longestOutage,
      ttlResolution: clockStep,
    });
  }

  /**
   * A cache with room of its own, for responses whose number callers decide: they never evict those of this cache. It is
   * emptied, closed, opened and counted with it.
   */
  createShare(maxBytes: number): ResponseCache {
    const share = new ResponseCache(maxBytes);
    this.#shares.push(share);
    return share;
  }

  /** The kept answer, or the one that `fill` makes; concurrent misses are made once. The last one where that fails. */
  async answer(key: string, fill: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const kept = this.peek(key);
    if (kept) return kept;
    this.#counts.misses += 1;
    return this.orLast(key, () => this.#fillings.get(key) ?? this.#fill(key, fill));
  }

  /** The kept answer, without a promise on the way. */
  peek(key: string): CachedAnswer | undefined {
    const entry = this.#open ? this.#entries.get(key) : undefined;
    if (!entry || performance.now() - entry.madeAt > longestLife) return undefined;
    this.#counts.hits += 1;
    return entry.answer;
  }

  /** Whether an answer costs next to nothing: it is kept, or being made for somebody else. */
  has(key: string): boolean {
    const entry = this.#open ? this.#entries.peek(key) : undefined;
    return this.#fillings.has(key) || (entry !== undefined && performance.now() - entry.madeAt <= longestLife);
  }

  /** What `make` makes; where it fails, or takes long, the last answer that the key had. */
  async orLast(key: string, make: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    if (!this.#entries.has(key)) return make();
    const { promise: waited, resolve } = Promise.withResolvers<CachedAnswer>();
    const timer = setTimeout(() => {
      const last = this.#last(key);
      if (last) resolve(last);
    }, patience);
    try {
      return await Promise.race([make(), waited]);
    } catch (error) {
      const last = isAnswer(error) ? undefined : this.#last(key);
      if (!last) throw error;
      return last;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Forgets everything; a filling that is under way is no longer joined, and not kept. */
  empty(): void {
    this.#entries.clear();
    this.#fillings = new Map();
    for (const share of this.#shares) share.empty();
  }

  /** While changes elsewhere cannot be heard of, nothing counts as fresh, and nothing new is kept. */
  close(): void {
    this.#open = false;
    this.#fillings = new Map();
    for (const share of this.#shares) share.close();
  }

  open(): void {
    this.empty();
    this.#open = true;
    for (const share of this.#shares) share.open();
  }

  counts(): CacheCounts {
    const own = { ...this.#counts, entries: this.#entries.size, bytes: this.#entries.calculatedSize };
    return this.#shares.map((share) => share.counts()).reduce(addCounts, own);
  }

  #last(key: string): CachedAnswer | undefined {
    const last = this.#entries.get(key)?.answer;
    if (last) this.#counts.outdated += 1;
    return last;
  }

  async #fill(key: string, fill: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const fillings = this.#fillings;
    const filling = fill();
    fillings.set(key, filling);
    try {
      const answer = await filling;
      if (this.#open && fillings === this.#fillings && !answer.isForOne)
        this.#entries.set(key, { answer, madeAt: performance.now() });
      return answer;
    } finally {
      fillings.delete(key);
    }
  }
}
