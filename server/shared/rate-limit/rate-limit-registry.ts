import { randomUUID } from 'node:crypto';
import { type RateLimit, TokenBuckets, type RateLimitOptions } from './rate-limit.ts';

/** Channel of LISTEN and NOTIFY. */
export const rateLimitChannel = 'ximblox_spending';

/** Maximum characters of one message; PostgreSQL's limit is 8,000 bytes. */
const maxMessageLength = 7_000;

type RateLimitMessage = { node: string; spent: [rateLimit: string, caller: string, points: number][] };

/**
 * Rate limits shared by all nodes. Each node counts by itself and sends the others what was consumed several times per
 * second, so a call needs no round trip. While the database is unavailable each node counts alone.
 */
export class RateLimitRegistry {
  readonly #node = randomUUID();
  readonly #buckets = new Map<string, TokenBuckets>();
  #consumed = new Map<string, Map<string, number>>();

  /** Creates a rate limit; its name must be the same on every node. */
  create(name: string, limit: RateLimitOptions): RateLimit {
    const buckets = new TokenBuckets(limit);
    this.#buckets.set(name, buckets);
    return {
      consume: (caller, points = 1) => {
        buckets.consume(caller, points);
        this.#record(name, caller, points);
      },
      refund: (caller, points = 1) => {
        buckets.charge(caller, -points);
        this.#record(name, caller, -points);
      },
      charge: (caller, points) => {
        buckets.charge(caller, points);
        this.#record(name, caller, points);
      },
      remaining: (caller) => buckets.remaining(caller),
      balance: (caller) => buckets.balance(caller),
      capacity: limit.capacity,
      restoreRate: buckets.restoreRate,
    };
  }

  /** Returns what was consumed on this node since the last call, as messages for the other nodes. */
  collectMessages(): string[] {
    const consumed = [...this.#consumed].flatMap(([name, callers]) =>
      [...callers].filter(([, points]) => points !== 0).map(([caller, points]) => [name, caller, points] as const),
    );
    this.#consumed = new Map();
    const messages: string[] = [];
    const perMessage = 50;
    for (let start = 0; start < consumed.length; start += perMessage)
      messages.push(JSON.stringify({ node: this.#node, spent: consumed.slice(start, start + perMessage) }));
    return messages.filter((message) => message.length <= maxMessageLength);
  }

  /** Applies a message of another node. */
  receive(message: string): void {
    const { node, spent } = JSON.parse(message) as RateLimitMessage;
    if (node === this.#node) return;
    for (const [name, caller, points] of spent) this.#buckets.get(name)?.charge(caller, points);
  }

  #record(name: string, caller: string, points: number): void {
    const callers = this.#consumed.get(name) ?? new Map<string, number>();
    this.#consumed.set(name, callers.set(caller, (callers.get(caller) ?? 0) + points));
  }
}

declare module '../context.ts' {
  interface Services {
    rateLimits: RateLimitRegistry;
  }
}
