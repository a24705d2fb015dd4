import { createHmac } from 'node:crypto';
import { createReportMaker, type ReportMaker } from './report/report-maker.ts';
import type { Services } from '../shared/context.ts';
import { type Budget, type BudgetExchange, unlimited } from '../shared/rate-limit/index.ts';

declare module '../shared/context.ts' {
  interface Services {
    check: {
      sign: (payload: Buffer) => Buffer;
      /** Finished checks of one network. */
      budget: Budget;
      /** Reports of one network. */
      reportBudget: Budget;
      /** Forms without a submission id: each may be counted once while it is remembered. */
      sentForms: Budget;
      reports: ReportMaker;
    };
  }
}

type Options = {
  secret: string;
  rateLimit: boolean;
  budgets: BudgetExchange;
  /** File of the thread that draws reports. */
  reportWorker: string;
};

/** A whole church council behind one address may answer at the same time. */
const finishedChecks = { capacity: 60, seconds: 600 };
const reports = { capacity: 120, seconds: 600 };
/** Long enough for whoever goes back and sends the form again. */
const sentForms = { capacity: 1, seconds: 3_600 };

/** What the check needs of this process. */
export function createCheckServices({ secret, rateLimit, budgets, reportWorker }: Options): Pick<Services, 'check'> {
  return {
    check: {
      sign: (payload) => createHmac('sha256', secret).update('check:').update(payload).digest(),
      budget: rateLimit ? budgets.create('check', finishedChecks) : unlimited,
      reportBudget: rateLimit ? budgets.create('report', reports) : unlimited,
      sentForms: budgets.create('check-form', sentForms),
      reports: createReportMaker(reportWorker),
    },
  };
}
