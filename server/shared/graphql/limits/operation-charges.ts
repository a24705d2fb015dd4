import { LRUCache } from 'lru-cache';
import { TooManyRequests } from '../../errors/index.ts';
import type { RateLimit } from '../../rate-limit/index.ts';

/** Number of operations whose usual cost is remembered. */
const maxRememberedOperations = 2_000;

/** Assumed cost of an unknown operation relative to its maximum. */
const unknownCostRatio = 1 / 8;

/** Minimum assumed cost relative to the maximum: with other variables it may return much more. */
const minCostRatio = 1 / 100;

/** How fast the remembered ratio follows cheaper runs. */
const ratioEasing = 0.2;

/** Milliseconds after which a running operation no longer counts. */
const maxRunMs = 60_000;

type RunningOperation = { caller: string; key: string; maxCost: number; startedAt: number };

/**
 * Charges callers for the actual cost of their operations. Running operations count with the cost of earlier runs, so
 * that concurrent reads are not refused because of their maximum cost.
 */
export class OperationCharges {
  readonly #rateLimit: RateLimit;
  readonly #running = new Map<string, Set<RunningOperation>>();
  readonly #costRatios = new LRUCache<string, number>({ max: maxRememberedOperations });

  constructor(rateLimit: RateLimit) {
    this.#rateLimit = rateLimit;
  }

  /** Throws TooManyRequests (429) with the seconds to wait if the caller has no points left. */
  start(caller: string, key: string, maxCost: number): RunningOperation {
    const balance = this.#rateLimit.balance(caller);
    if (balance - this.#expectedCost(caller, unknownCostRatio) < 1) {
      // An unknown operation probably costs less, known within the minimum wait of one second.
      throw new TooManyRequests((1 - balance + this.#expectedCost(caller, 0)) / this.#rateLimit.restoreRate);
    }
    const running = { caller, key, maxCost, startedAt: performance.now() };
    this.#running.set(caller, (this.#running.get(caller) ?? new Set()).add(running));
    return running;
  }

  finish(running: RunningOperation, actualCost: number): void {
    const { caller, key, maxCost } = running;
    const others = this.#running.get(caller);
    others?.delete(running);
    if (others?.size === 0) this.#running.delete(caller);
    this.#rateLimit.charge(caller, actualCost);
    const costRatio = Math.max(minCostRatio, actualCost / maxCost);
    const knownRatio = this.#costRatios.get(key) ?? costRatio;
    this.#costRatios.set(key, costRatio > knownRatio ? costRatio : knownRatio + (costRatio - knownRatio) * ratioEasing);
  }

  /** Expected cost of the caller's running operations; `unknownRatio` applies to those without earlier runs. */
  #expectedCost(caller: string, unknownRatio: number): number {
    const running = this.#running.get(caller) ?? new Set();
    let sum = 0;
    for (const operation of running) {
      if (performance.now() - operation.startedAt > maxRunMs) running.delete(operation);
      else sum += operation.maxCost * (this.#costRatios.get(operation.key) ?? unknownRatio);
    }
    return sum;
  }
}
