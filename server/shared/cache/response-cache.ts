import { LRUCache } from 'lru-cache';

/** An answer's bytes; headers and cookies are added on sending. */
export type CachedAnswer = { status: number; body: Buffer; headers: Readonly<Record<string, string>> };

/** Nothing lives longer, whatever was or was not told (milliseconds). */
const longestLife = 60_000;

/** Bookkeeping of an entry besides its body (bytes). */
const entrySize = 512;

/**
 * Answers that are the same for everybody, kept until anything that visitors see changes.
 * It is emptied whole: a page's answer depends on its siblings, its links, the settings and the menus.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, CachedAnswer>;
  #fillings = new Map<string, Promise<CachedAnswer>>();
  #open = true;

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / 8),
      sizeCalculation: ({ body }) => body.byteLength + entrySize,
      ttl: longestLife,
    });
  }

  /** The kept answer, or the one that `fill` makes; concurrent misses are made once. */
  async answer(key: string, fill: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    if (!this.#open) return fill();
    return this.#entries.get(key) ?? this.#fillings.get(key) ?? this.#fill(key, fill);
  }

  /** The kept answer, without a promise on the way. */
  peek(key: string): CachedAnswer | undefined {
    return this.#open ? this.#entries.get(key) : undefined;
  }

  /** Forgets everything; a filling that is under way is no longer joined, and not kept. */
  empty(): void {
    this.#entries.clear();
    this.#fillings = new Map();
  }

  /** While changes elsewhere cannot be heard of, nothing is kept. */
  close(): void {
    this.#open = false;
    this.empty();
  }

  open(): void {
    this.empty();
    this.#open = true;
  }

  async #fill(key: string, fill: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const fillings = this.#fillings;
    const filling = fill();
    fillings.set(key, filling);
    try {
      const answer = await filling;
      if (fillings === this.#fillings) this.#entries.set(key, answer);
      return answer;
    } finally {
      fillings.delete(key);
    }
  }
}
