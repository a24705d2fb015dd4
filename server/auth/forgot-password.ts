import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../shared/context.ts';
import { parseInput } from '../shared/errors/index.ts';
import type { EdgeContext } from '../shared/http/index.ts';
import { enqueueJob } from '../shared/jobs/enqueue-job.ts';
import type { Job } from '../shared/jobs/job.ts';
import { callerOf } from '../shared/rate-limit/index.ts';
import { findAccount, sendActivation, sendReset } from '../users/index.ts';
import { forgotPasswordInput } from './auth.input.ts';

/** Mails an hour that one account gets. */
const mailsAnHour = 3;

/**
 * Has a link to a new password sent. Whether the address is known is found out by the job, so that the answer and its
 * time tell nothing. V_01, V_02, V_14 on `user.email`; 429 where the caller's network asks too often.
 */
export async function forgotPassword({ em, services, client }: EdgeContext, input: unknown): Promise<void> {
  const { email } = parseInput(forgotPasswordInput, input, 'user');
  services.auth.mailBudget.take(callerOf(client.address));
  await enqueueJob(em, 'send-forgotten-password', { email });
}

/** The job behind forgotPassword: a reset, or the activation once more where the account never was active. */
export async function sendForgottenPassword(
  parts: { em: EntityManager; services: Services; job: Job },
  { email }: { email: string },
): Promise<void> {
  const account = await findAccount(parts.em, email);
  if (account) await (account.active ? sendReset : sendActivation)(parts, account.id, mailsAnHour);
}
