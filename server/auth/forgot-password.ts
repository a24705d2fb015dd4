import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../shared/context.ts';
import { parseInput } from '../shared/errors/index.ts';
import type { RequestContext } from '../shared/http/index.ts';
import { enqueueJob } from '../shared/jobs/enqueue-job.ts';
import type { Job } from '../shared/jobs/job.ts';
import { clientNetworkOf } from '../shared/rate-limit/index.ts';
import { findAccount, sendActivationMail, sendPasswordResetMail } from '../users/index.ts';
import { forgotPasswordInput } from './auth.input.ts';

declare module '../shared/jobs/job-payloads.ts' {
  interface JobPayloads {
    'send-forgotten-password': { email: string };
  }
}

/** Mails per hour that one account gets. */
const maxMailsPerHour = 3;

/**
 * Queues a mail with a password reset link. The job finds out whether the address is known, so that neither response
 * nor timing reveals it. V_01, V_02, V_14 on `user.email`; 429 for too many requests of one network.
 */
export async function forgotPassword({ em, services, client }: RequestContext, input: unknown): Promise<void> {
  const { email } = parseInput(forgotPasswordInput, input, 'user');
  services.auth.mailRateLimit.consume(clientNetworkOf(client.address));
  await enqueueJob(em, 'send-forgotten-password', { email });
}

/** The job behind forgotPassword. Sends a reset link, or the activation link again if the account was never active. */
export async function sendForgottenPasswordMail(
  context: { em: EntityManager; services: Services; job: Job },
  { email }: { email: string },
): Promise<void> {
  const account = await findAccount(context.em, email);
  if (account)
    await (account.active ? sendPasswordResetMail : sendActivationMail)(context, account.id, maxMailsPerHour);
}
