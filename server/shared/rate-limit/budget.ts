import { LRUCache } from 'lru-cache';
import { TooManyRequests } from '../errors/index.ts';

/** A budget per caller: a bucket of `capacity` points that fills up again within `seconds`. */
export type Budget = {
  /** Throws TooManyRequests (429) where less than `points` (else 1) are left. */
  take: (caller: string, points?: number) => void;
  /** A call that turned out to be welcome, or cheaper, costs nothing or less. */
  giveBack: (caller: string, points?: number) => void;
  /** What the caller could take now. */
  left: (caller: string) => number;
  /** What it holds at most. */
  capacity: number;
  /** Points that come back in a second. */
  restoreRate: number;
};

type Bucket = { left: number; filledAt: number };

/** More callers than this at a time push out the one that was away longest. */
const maxCallers = 20_000;

export const unlimited: Budget = {
  take: () => undefined,
  giveBack: () => undefined,
  left: () => Number.POSITIVE_INFINITY,
  capacity: Number.POSITIVE_INFINITY,
  restoreRate: Number.POSITIVE_INFINITY,
};

export function createBudget({ capacity, seconds }: { capacity: number; seconds: number }): Budget {
  const buckets = new LRUCache<string, Bucket>({ max: maxCallers });
  const perMillisecond = capacity / (seconds * 1_000);

  const bucketOf = (caller: string): Bucket => {
    const now = performance.now();
    const { left, filledAt } = buckets.get(caller) ?? { left: capacity, filledAt: now };
    const bucket = { left: Math.min(capacity, left + (now - filledAt) * perMillisecond), filledAt: now };
    buckets.set(caller, bucket);
    return bucket;
  };
  return {
    take: (caller, points = 1) => {
      const bucket = bucketOf(caller);
      if (bucket.left < points) throw new TooManyRequests((points - bucket.left) / perMillisecond / 1_000);
      bucket.left -= points;
    },
    giveBack: (caller, points = 1) => {
      const bucket = bucketOf(caller);
      bucket.left = Math.min(capacity, bucket.left + points);
    },
    left: (caller) => bucketOf(caller).left,
    capacity,
    restoreRate: perMillisecond * 1_000,
  };
}
