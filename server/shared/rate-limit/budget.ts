import { LRUCache } from 'lru-cache';
import { TooManyRequests } from '../errors/index.ts';

/** A budget per caller: a bucket of `capacity` calls that fills up again within `seconds`. */
export type Budget = {
  /** Throws TooManyRequests (429) where nothing is left. */
  take: (caller: string) => void;
  /** A call that turned out to be welcome costs nothing. */
  giveBack: (caller: string) => void;
};

type Bucket = { left: number; filledAt: number };

/** More callers than this at a time push out the one that was away longest. */
const maxCallers = 20_000;

export const unlimited: Budget = { take: () => undefined, giveBack: () => undefined };

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
    take: (caller) => {
      const bucket = bucketOf(caller);
      if (bucket.left < 1) throw new TooManyRequests((1 - bucket.left) / perMillisecond / 1_000);
      bucket.left -= 1;
    },
    giveBack: (caller) => {
      const bucket = bucketOf(caller);
      bucket.left = Math.min(capacity, bucket.left + 1);
    },
  };
}
