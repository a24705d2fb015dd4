import { createHmac } from 'node:crypto';
import { type RateLimit, type RateLimitRegistry, noRateLimit } from '../shared/rate-limit/index.ts';
import { normalizeEmail } from '../users/index.ts';
import { createAccountQueue, type AccountQueue } from './account-queue.ts';
import { createPasswordHasher, type PasswordCost, type PasswordHasher } from './password-hasher.ts';

/** Process-wide services for signing in. */
export type AuthServices = {
  passwords: PasswordHasher;
  /** Login attempts per network address. */
  loginRateLimit: RateLimit;
  /**
   * Mails requested without a session, and attempts with their tokens. Separate limits, so that one cannot exhaust the
   * other.
   */
  mailRateLimit: RateLimit;
  tokenRateLimit: RateLimit;
  loginQueue: AccountQueue;
  /**
   * Returns the key under which an account's failures are counted, the same for every spelling of the address. Does not
   * reveal the address.
   */
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
  rateLimits: RateLimitRegistry;
  /** For tests, which sign in thousands of times. No setting changes it. */
  passwordCost?: PasswordCost;
};

/**
 * Creates the process-wide services for signing in. Without `rateLimit` there are no rate limits; the lockout of
 * accounts stays.
 */
export async function createAuthServices(options: AuthOptions): Promise<AuthServices> {
  const { secret, rateLimit, rateLimits, passwordCost } = options;
  const createRateLimit = (name: string): RateLimit =>
    rateLimit ? rateLimits.create(name, { capacity: 100, refillSeconds: 600 }) : noRateLimit;
  return {
    passwords: await createPasswordHasher(passwordCost),
    loginRateLimit: createRateLimit('login'),
    mailRateLimit: createRateLimit('mail'),
    tokenRateLimit: createRateLimit('token'),
    loginQueue: createAccountQueue(),
    accountKeyOf: (email) =>
      createHmac('sha256', secret)
        .update(`account:${normalizeEmail(email)}`)
        .digest(),
  };
}
