import { LRUCache } from 'lru-cache';
import { TooManyRequests } from '../errors/index.ts';

/** A rate limit per caller: a token bucket of `capacity` points that refills within `refillSeconds`. */
export type RateLimit = {
  /** Consumes `points` (default 1). Throws TooManyRequests (429) if fewer remain. */
  consume: (caller: string, points?: number) => void;
  /** Returns points of a call that turned out to be free or cheaper. */
  refund: (caller: string, points?: number) => void;
  /** Consumes points afterwards, even if fewer remain. */
  charge: (caller: string, points: number) => void;
  /** Points that the caller can consume now. */
  remaining: (caller: string) => number;
  /** Like `remaining`, but negative after overuse. */
  balance: (caller: string) => number;
  /** Maximum number of points. */
  capacity: number;
  /** Points that are refilled per second. */
  restoreRate: number;
};

/** Points that a caller has, and the seconds in which they refill. */
export type RateLimitOptions = { capacity: number; refillSeconds: number };

type Bucket = { left: number; filledAt: number };

/** Maximum number of callers that are counted; the least recent one is dropped. */
const maxCallers = 20_000;

/** A rate limit that never refuses. */
export const noRateLimit: RateLimit = {
  consume: () => undefined,
  refund: () => undefined,
  charge: () => undefined,
  remaining: () => Number.POSITIVE_INFINITY,
  balance: () => Number.POSITIVE_INFINITY,
  capacity: Number.POSITIVE_INFINITY,
  restoreRate: Number.POSITIVE_INFINITY,
};

/** The token buckets of one rate limit on this node. */
export class TokenBuckets {
  readonly #options: RateLimitOptions;
  readonly #buckets = new LRUCache<string, Bucket>({ max: maxCallers });

  constructor(size: RateLimitOptions) {
    this.#options = size;
  }

  /** Throws TooManyRequests (429) if fewer points remain. */
  consume(caller: string, points: number): void {
    const bucket = this.#bucketOf(caller);
    if (bucket.left < points) throw new TooManyRequests((points - bucket.left) / this.restoreRate);
    bucket.left -= points;
  }

  /** Consumes points afterwards, or returns them if negative. The balance is at least -capacity. */
  charge(caller: string, points: number): void {
    const { capacity } = this.#options;
    const bucket = this.#bucketOf(caller);
    bucket.left = Math.min(capacity, Math.max(-capacity, bucket.left - points));
  }

  remaining(caller: string): number {
    return Math.max(0, this.balance(caller));
  }

  balance(caller: string): number {
    return this.#bucketOf(caller).left;
  }

  /** Points that are refilled per second. */
  get restoreRate(): number {
    return this.#options.capacity / this.#options.refillSeconds;
  }

  #bucketOf(caller: string): Bucket {
    const now = performance.now();
    const { capacity } = this.#options;
    const { left, filledAt } = this.#buckets.get(caller) ?? { left: capacity, filledAt: now };
    const refilled = Math.min(capacity, left + ((now - filledAt) / 1_000) * this.restoreRate);
    const bucket = { left: refilled, filledAt: now };
    this.#buckets.set(caller, bucket);
    return bucket;
  }
}
