import { type Budget, type BudgetExchange, unlimited } from '../../rate-limit/index.ts';
import { limits, restoreSeconds } from './limits.ts';

declare module '../../context.ts' {
  interface Services {
    /** Points of cost that a token, a user or the visitors of an address may spend on GraphQL. */
    graphqlBudget: Budget;
  }
}

type Options = { rateLimit: boolean; budgets: BudgetExchange };

export function createGraphQLBudget({ rateLimit, budgets }: Options): Budget {
  return rateLimit ? budgets.create('graphql', { capacity: limits.cost, seconds: restoreSeconds }) : unlimited;
}
