import { randomUUID } from 'node:crypto';
import { type Budget, Buckets, type BudgetSize } from './budget.ts';

/** Channel of LISTEN and NOTIFY. */
export const spendingChannel = 'ximblox_spending';

/** Characters of one message, of which PostgreSQL takes 8,000 bytes; callers are addresses and ids. */
const longestMessage = 7_000;

type Message = { node: string; spent: [budget: string, caller: string, points: number][] };

/**
 * The budgets of all nodes as one: each node counts by itself, and tells the others several times a second what was
 * spent. A call costs no round trip, and while the database is away each node goes on counting alone.
 */
export class BudgetExchange {
  readonly #node = randomUUID();
  readonly #budgets = new Map<string, Buckets>();
  #spent = new Map<string, Map<string, number>>();

  /** A budget whose name is the same on every node. */
  create(name: string, size: BudgetSize): Budget {
    const buckets = new Buckets(size);
    this.#budgets.set(name, buckets);
    return {
      take: (caller, points = 1) => {
        buckets.take(caller, points);
        this.#note(name, caller, points);
      },
      giveBack: (caller, points = 1) => {
        buckets.spend(caller, -points);
        this.#note(name, caller, -points);
      },
      spend: (caller, points) => {
        buckets.spend(caller, points);
        this.#note(name, caller, points);
      },
      left: (caller) => buckets.left(caller),
      balance: (caller) => buckets.balance(caller),
      capacity: size.capacity,
      restoreRate: buckets.restoreRate,
    };
  }

  /** What was spent here since the last time, as messages for the other nodes. */
  collect(): string[] {
    const spent = [...this.#spent].flatMap(([budget, callers]) =>
      [...callers].filter(([, points]) => points !== 0).map(([caller, points]) => [budget, caller, points] as const),
    );
    this.#spent = new Map();
    const messages: string[] = [];
    const perMessage = 50;
    for (let start = 0; start < spent.length; start += perMessage)
      messages.push(JSON.stringify({ node: this.#node, spent: spent.slice(start, start + perMessage) }));
    return messages.filter((message) => message.length <= longestMessage);
  }

  /** Takes a message of another node. */
  hear(message: string): void {
    const { node, spent } = JSON.parse(message) as Message;
    if (node === this.#node) return;
    for (const [budget, caller, points] of spent) this.#budgets.get(budget)?.spend(caller, points);
  }

  #note(budget: string, caller: string, points: number): void {
    const callers = this.#spent.get(budget) ?? new Map<string, number>();
    this.#spent.set(budget, callers.set(caller, (callers.get(caller) ?? 0) + points));
  }
}

declare module '../context.ts' {
  interface Services {
    budgets: BudgetExchange;
  }
}
