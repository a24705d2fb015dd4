import { createHmac } from 'node:crypto';
import { type Budget, type BudgetExchange, unlimited } from '../shared/rate-limit/index.ts';
import { normaliseEmail } from '../users/index.ts';
import { createAccountQueue, type AccountQueue } from './account-queue.ts';
import { createPasswordHasher, type PasswordCost, type PasswordHasher } from './password-hasher.ts';

export type AuthServices = {
  passwords: PasswordHasher;
  /** Tries to sign in, for each address of the network. */
  loginBudget: Budget;
  /** Mails asked for without a session, and tries of their tokens: budgets of their own, so that none ends the other. */
  mailBudget: Budget;
  tokenBudget: Budget;
  loginQueue: AccountQueue;
  /** Under which an account's failures are counted, however its address is written; tells nothing of the address. */
  accountKeyOf: (email: string) => Buffer;
};

declare module '../shared/context.ts' {
  interface Services {
    auth: AuthServices;
  }
}

export type AuthOptions = {
  secret: string;
  rateLimit: boolean;
  budgets: BudgetExchange;
  /** For tests, which sign in thousands of times; no setting leads here. */
  passwordCost?: PasswordCost;
};

/** What signing in needs of the process; `rateLimit` off ends the budgets, never the lockout of an account. */
export async function createAuthServices(options: AuthOptions): Promise<AuthServices> {
  const { secret, rateLimit, budgets, passwordCost } = options;
  const budget = (name: string): Budget =>
    rateLimit ? budgets.create(name, { capacity: 100, seconds: 600 }) : unlimited;
  return {
    passwords: await createPasswordHasher(passwordCost),
    loginBudget: budget('login'),
    mailBudget: budget('mail'),
    tokenBudget: budget('token'),
    loginQueue: createAccountQueue(),
    accountKeyOf: (email) =>
      createHmac('sha256', secret)
        .update(`account:${normaliseEmail(email)}`)
        .digest(),
  };
}
