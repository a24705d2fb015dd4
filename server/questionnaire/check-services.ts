import { createHmac } from 'node:crypto';
import { createReportRenderer, type ReportRenderer } from './report/report-renderer.ts';
import type { Services } from '../shared/context.ts';
import { type RateLimit, type RateLimitRegistry, noRateLimit } from '../shared/rate-limit/index.ts';

declare module '../shared/context.ts' {
  interface Services {
    check: {
      sign: (payload: Buffer) => Buffer;
      /** Finished checks per network. */
      rateLimit: RateLimit;
      /** Reports per network. */
      reportRateLimit: RateLimit;
      /** Forms without a submission id: each counts once while it is remembered. */
      sentForms: RateLimit;
      reportRenderer: ReportRenderer;
    };
  }
}

type Options = {
  secret: string;
  rateLimit: boolean;
  rateLimits: RateLimitRegistry;
  /** File of the thread that renders reports. */
  reportWorker: string;
};

/** A whole church council may finish the check from one network address at the same time. */
const checkLimit = { capacity: 60, refillSeconds: 600 };
const reportLimit = { capacity: 120, refillSeconds: 600 };
/** Long enough to go back and send the form again. */
const formLimit = { capacity: 1, refillSeconds: 3_600 };

/** Creates the process-wide services of the check. */
export function createCheckServices({ secret, rateLimit, rateLimits, reportWorker }: Options): Pick<Services, 'check'> {
  return {
    check: {
      sign: (payload) => createHmac('sha256', secret).update('check:').update(payload).digest(),
      rateLimit: rateLimit ? rateLimits.create('check', checkLimit) : noRateLimit,
      reportRateLimit: rateLimit ? rateLimits.create('report', reportLimit) : noRateLimit,
      sentForms: rateLimits.create('check-form', formLimit),
      reportRenderer: createReportRenderer(reportWorker),
    },
  };
}
