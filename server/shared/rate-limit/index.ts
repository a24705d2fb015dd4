export { type Budget, createBudget, unlimited } from './budget.ts';
export { callerOf } from './caller-of.ts';
export { rateHeaders } from './rate-headers.ts';
