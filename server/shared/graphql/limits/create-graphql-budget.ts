import { type Budget, createBudget, unlimited } from '../../rate-limit/index.ts';
import { limits, restoreSeconds } from './limits.ts';

declare module '../../context.ts' {
  interface Services {
    /** Points of cost that a token, a user or the visitors of an address may spend on GraphQL. */
    graphqlBudget: Budget;
  }
}

export function createGraphQLBudget({ rateLimit }: { rateLimit: boolean }): Budget {
  return rateLimit ? createBudget({ capacity: limits.cost, seconds: restoreSeconds }) : unlimited;
}
