import { createHmac } from 'node:crypto';
import { type Budget, createBudget, unlimited } from '../shared/rate-limit/index.ts';
import { normaliseEmail } from '../users/index.ts';
import { createAccountQueue, type AccountQueue } from './account-queue.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';

export type AuthServices = {
  passwords: PasswordHasher;
  /** Tries to sign in, for each address of the network. */
  loginBudget: Budget;
  loginQueue: AccountQueue;
  /** Under which an account's failures are counted, however its address is written; tells nothing of the address. */
  accountKeyOf: (email: string) => Buffer;
};

declare module '../shared/context.ts' {
  interface Services {
    auth: AuthServices;
  }
}

export type AuthOptions = { secret: string; rateLimit: boolean };

/** What signing in needs of the process; `rateLimit` off ends the budget, never the lockout of an account. */
export async function createAuthServices({ secret, rateLimit }: AuthOptions): Promise<AuthServices> {
  return {
    passwords: await createPasswordHasher(),
    loginBudget: rateLimit ? createBudget({ capacity: 100, seconds: 600 }) : unlimited,
    loginQueue: createAccountQueue(),
    accountKeyOf: (email) =>
      createHmac('sha256', secret)
        .update(`account:${normaliseEmail(email)}`)
        .digest(),
  };
}
