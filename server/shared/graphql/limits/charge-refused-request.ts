import type { RateLimit } from '../../rate-limit/index.ts';
import { refusedRequestCost } from './operation-limits.ts';

/** Charges a refused request, since it was read; never more than remains. */
export function chargeRefusedRequest(rateLimit: RateLimit, caller: string): void {
  rateLimit.consume(caller, Math.max(0, Math.min(refusedRequestCost, rateLimit.remaining(caller))));
}
