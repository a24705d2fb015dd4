export { BudgetExchange, spendingChannel } from './budget-exchange.ts';
export { type Budget, unlimited } from './budget.ts';
export { callerOf } from './caller-of.ts';
export { rateHeaders } from './rate-headers.ts';
