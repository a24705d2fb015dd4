import { LRUCache } from 'lru-cache';
import { TooManyRequests } from '../errors/index.ts';

/** A budget per caller: a bucket of `capacity` points that fills up again within `seconds`. */
export type Budget = {
  /** Throws TooManyRequests (429) where less than `points` (else 1) are left. */
  take: (caller: string, points?: number) => void;
  /** A call that turned out to be welcome, or cheaper, costs nothing or less. */
  giveBack: (caller: string, points?: number) => void;
  /** What was used already, whether it is left or not. */
  spend: (caller: string, points: number) => void;
  /** What the caller could take now. */
  left: (caller: string) => number;
  /** As `left`, below zero where more was used than was left. */
  balance: (caller: string) => number;
  /** What it holds at most. */
  capacity: number;
  /** Points that come back in a second. */
  restoreRate: number;
};

export type BudgetSize = { capacity: number; seconds: number };

type Bucket = { left: number; filledAt: number };

/** More callers than this at a time push out the one that was away longest. */
const maxCallers = 20_000;

export const unlimited: Budget = {
  take: () => undefined,
  giveBack: () => undefined,
  spend: () => undefined,
  left: () => Number.POSITIVE_INFINITY,
  balance: () => Number.POSITIVE_INFINITY,
  capacity: Number.POSITIVE_INFINITY,
  restoreRate: Number.POSITIVE_INFINITY,
};

/** The buckets of one budget on this node. */
export class Buckets {
  readonly #size: BudgetSize;
  readonly #buckets = new LRUCache<string, Bucket>({ max: maxCallers });

  constructor(size: BudgetSize) {
    this.#size = size;
  }

  /** Throws TooManyRequests (429) where less is left. */
  take(caller: string, points: number): void {
    const bucket = this.#bucketOf(caller);
    if (bucket.left < points) throw new TooManyRequests((points - bucket.left) / this.restoreRate);
    bucket.left -= points;
  }

  /** What was spent already, less than nothing where points were given back; the bucket may be overdrawn once. */
  spend(caller: string, points: number): void {
    const { capacity } = this.#size;
    const bucket = this.#bucketOf(caller);
    bucket.left = Math.min(capacity, Math.max(-capacity, bucket.left - points));
  }

  left(caller: string): number {
    return Math.max(0, this.balance(caller));
  }

  balance(caller: string): number {
    return this.#bucketOf(caller).left;
  }

  /** Points that come back in a second. */
  get restoreRate(): number {
    return this.#size.capacity / this.#size.seconds;
  }

  #bucketOf(caller: string): Bucket {
    const now = performance.now();
    const { capacity } = this.#size;
    const { left, filledAt } = this.#buckets.get(caller) ?? { left: capacity, filledAt: now };
    const filled = Math.min(capacity, left + ((now - filledAt) / 1_000) * this.restoreRate);
    const bucket = { left: filled, filledAt: now };
    this.#buckets.set(caller, bucket);
    return bucket;
  }
}
