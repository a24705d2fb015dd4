import type { Budget } from '../../rate-limit/index.ts';
import { refusalCost } from './limits.ts';

/** What was refused has been read all the same; more than is left is not asked for. */
export function chargeRefusal(budget: Budget, caller: string): void {
  budget.take(caller, Math.max(0, Math.min(refusalCost, budget.left(caller))));
}
