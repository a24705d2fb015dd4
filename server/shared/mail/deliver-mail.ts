import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../context.ts';
import { query, sql } from '../database/query.ts';
import { isLockedByAttempt, type Job, JobTakenOver } from '../jobs/job.ts';
import { MailServerUnavailable } from './mail-server-unavailable.ts';
import type { MailMessage } from './mail-message.ts';

/** What delivering a mail needs. */
export type MailDeliveryContext = { em: EntityManager; services: Pick<Services, 'mail'>; job: Job };

/** Intervals: until mails are retried, until a mail that may have arrived is repeated, and until it is given up. */
const retryInterval = sql`interval '10 seconds'`;
const repeatInterval = sql`interval '10 minutes'`;
const giveUpAfter = sql`interval '1 day'`;

const jobs = sql`graphile_worker._private_jobs`;

/** Condition for waiting jobs of the mail lane. */
const isWaiting = ({ laneJobNames }: Job) => sql`
  locked_at is null and task_id in (select id from graphile_worker._private_tasks where identifier = any(${laneJobNames}))`;

/** It was sent twice without confirmation. */
const isSentTwice = sql`coalesce(flags ? 'repeated', false)`;
const postponed = sql`'{"postponed": true}'::jsonb`;

/**
 * Recorded before the server receives the message, so that it is sent at most once more in any case. Throws
 * JobTakenOver if another runner sends it.
 */
async function recordSending({ em, job }: MailDeliveryContext): Promise<void> {
  const rows = await query(
    em.fork(),
    sql`update ${jobs}
           set flags = case when flags ? 'unanswered' then flags || '{"repeated": true}'::jsonb
                            else coalesce(flags, '{}'::jsonb) || '{"unanswered": true}'::jsonb end
         where ${isLockedByAttempt(job)} and not ${isSentTwice} returning id`,
  );
  if (rows.length === 0) throw new JobTakenOver(job);
}

/** A message that the server refused did not arrive. */
async function recordRefusal({ em, job }: MailDeliveryContext): Promise<void> {
  await query(
    em.fork(),
    sql`update ${jobs} set flags = flags - 'unanswered' - 'repeated' where ${isLockedByAttempt(job)}`,
  );
}

/**
 * Postpones the job and all other waiting mails. The attempt does not count until the mail is a day old. A mail that
 * was sent twice without a reply is given up.
 */
async function postpone(
  { em, job }: MailDeliveryContext,
  { message, isUnconfirmed }: MailServerUnavailable,
): Promise<void> {
  const isGivenUp = sql`${isSentTwice} or created_at < now() - ${giveUpAfter}`;
  const interval = isUnconfirmed ? repeatInterval : retryInterval;
  await em.fork().transactional(async (tx) => {
    const rows = await query(
      tx,
      sql`update ${jobs}
             set attempts = case when ${isGivenUp} then max_attempts else greatest(0, attempts - 1) end,
                 run_at = clock_timestamp() + ${interval}, locked_by = null, locked_at = null, last_error = ${message},
                 flags = coalesce(flags, '{}'::jsonb) || ${postponed}
           where ${isLockedByAttempt(job)} returning id`,
    );
    if (rows.length === 0) return;
    await query(
      tx,
      sql`update ${jobs} set run_at = clock_timestamp() + ${retryInterval}, last_error = ${message},
                 flags = coalesce(flags, '{}'::jsonb) || ${postponed}
           where ${isWaiting(job)} and run_at <= clock_timestamp()`,
    );
  });
}

/** The server accepts mail again: postponed mails are due now. */
async function resumePostponed({ em, job }: MailDeliveryContext): Promise<void> {
  await query(
    em.fork(),
    sql`update ${jobs} set run_at = clock_timestamp(), flags = flags - 'postponed'
         where ${isWaiting(job)} and flags ? 'postponed'`,
  );
}

/** Sends the mail of a job, with the same Message-ID at every attempt. Throws if it must be retried. */
export async function deliverMail(context: MailDeliveryContext, message: MailMessage): Promise<void> {
  const { services, job } = context;
  const attempt = {
    key: job.key,
    date: job.createdAt,
    signal: job.signal,
    beforeSend: () => recordSending(context),
  };
  try {
    await services.mail.send(message, attempt);
  } catch (error) {
    // This node is stopping or another one has the job; the mail server works.
    if (job.signal.aborted || error instanceof JobTakenOver) throw error;
    if (error instanceof MailServerUnavailable) await postpone(context, error);
    else await recordRefusal(context);
    throw error;
  }
  // The mail is sent; without this the others would only be retried later.
  await resumePostponed(context).catch(() => {});
}
