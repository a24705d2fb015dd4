import { LRUCache } from 'lru-cache';
import { TooManyRequests } from '../../errors/index.ts';
import type { Budget } from '../../rate-limit/index.ts';

/** Operations whose usual cost is remembered. */
const rememberedOperations = 2_000;

/** What an operation that was never run here is taken to cost, of its worst case. */
const unknownShare = 1 / 8;

/** No operation is taken to cost less, of its worst case: with other variables it may find much more. */
const leastShare = 1 / 100;

/** How fast the remembered share follows operations that cost less than before. */
const easing = 0.2;

/** An operation that has not ended by then is not waited for (milliseconds). */
const longestRun = 60_000;

type Running = { caller: string; key: string; worst: number; startedAt: number };

/**
 * Charges callers for what their operations cost in fact. Those that still run count at what the same operation cost
 * before, so that reads that are sent at once are not refused for what they could have cost.
 */
export class OperationCharges {
  readonly #budget: Budget;
  readonly #running = new Map<string, Set<Running>>();
  readonly #shares = new LRUCache<string, number>({ max: rememberedOperations });

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** Throws TooManyRequests (429) where the caller has nothing left, with the seconds until it has. */
  start(caller: string, key: string, worst: number): Running {
    const balance = this.#budget.balance(caller);
    if (balance - this.#sum(caller, unknownShare) < 1) {
      // What was never run here is likely to end with less, within the second that is waited at least.
      throw new TooManyRequests((1 - balance + this.#sum(caller, 0)) / this.#budget.restoreRate);
    }
    const running = { caller, key, worst, startedAt: performance.now() };
    this.#running.set(caller, (this.#running.get(caller) ?? new Set()).add(running));
    return running;
  }

  finish(running: Running, actual: number): void {
    const { caller, key, worst } = running;
    const others = this.#running.get(caller);
    others?.delete(running);
    if (others?.size === 0) this.#running.delete(caller);
    this.#budget.spend(caller, actual);
    const share = Math.max(leastShare, actual / worst);
    const known = this.#shares.get(key) ?? share;
    this.#shares.set(key, share > known ? share : known + (share - known) * easing);
  }

  /** What the caller's running operations usually cost; `unknown` is the share of those that never ended here. */
  #sum(caller: string, unknown: number): number {
    const running = this.#running.get(caller) ?? new Set();
    let sum = 0;
    for (const one of running) {
      if (performance.now() - one.startedAt > longestRun) running.delete(one);
      else sum += one.worst * (this.#shares.get(one.key) ?? unknown);
    }
    return sum;
  }
}
