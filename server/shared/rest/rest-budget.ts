import { type Budget, type BudgetExchange, unlimited } from '../rate-limit/index.ts';

declare module '../context.ts' {
  interface Services {
    /** Calls of the REST layer that a token, a user or the visitors of an address may make. */
    restBudget: Budget;
  }
}

type Options = {
  rateLimit: boolean;
  /** Calls that a caller may make at once, and that come back within a minute. */
  restBudgetSize: number;
  budgets: BudgetExchange;
};

export function createRestBudget({ rateLimit, restBudgetSize, budgets }: Options): Budget {
  return rateLimit ? budgets.create('rest', { capacity: restBudgetSize, seconds: 60 }) : unlimited;
}
