import { TooManyRequests } from '../shared/errors/index.ts';

type WaitingWork = { weight: number; start: () => void };

/** Runs work in parallel while its total weight is within the capacity; further work waits in order. */
export class WeightedQueue {
  readonly #capacity: number;
  readonly #maxWaiting: number;
  readonly #waiting: WaitingWork[] = [];
  #load = 0;

  constructor(limits: { capacity: number; maxWaiting: number }) {
    this.#capacity = limits.capacity;
    this.#maxWaiting = limits.maxWaiting;
  }

  /** Work heavier than the capacity runs alone. 429 G_01 if too much work is waiting. */
  async run<Result>(weight: number, work: () => Promise<Result>): Promise<Result> {
    const share = Math.min(weight, this.#capacity);
    await this.#enter(share);
    try {
      return await work();
    } finally {
      this.#load -= share;
      this.#startNext();
    }
  }

  #enter(weight: number): Promise<void> {
    if (this.#waiting.length >= this.#maxWaiting) throw new TooManyRequests(1);
    return new Promise((start) => {
      this.#waiting.push({ weight, start });
      this.#startNext();
    });
  }

  #startNext(): void {
    for (let next = this.#waiting[0]; next && this.#load + next.weight <= this.#capacity; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#load += next.weight;
      next.start();
    }
  }
}
