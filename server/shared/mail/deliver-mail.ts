import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../context.ts';
import { query, sql } from '../database/query.ts';
import { isHeldBy, type Job, JobTakenOver } from '../jobs/job.ts';
import { MailServerAway } from './mail-server-away.ts';
import type { MailMessage } from './mail-message.ts';

export type MailParts = { em: EntityManager; services: Pick<Services, 'mail'>; job: Job };

/** PostgreSQL's intervals: until mails are tried again, until one that may have arrived is repeated, and given up. */
const retryPause = sql`interval '10 seconds'`;
const repeatPause = sql`interval '10 minutes'`;
const patience = sql`interval '1 day'`;

const jobs = sql`graphile_worker._private_jobs`;

/** Waiting jobs of the mail lane. */
const isWaiting = ({ kinds }: Job) => sql`
  locked_at is null and task_id in (select id from graphile_worker._private_tasks where identifier = any(${kinds}))`;

/** It was handed over twice, and not accepted. */
const isRepeated = sql`coalesce(flags ? 'repeated', false)`;
const postponed = sql`'{"postponed": true}'::jsonb`;

/**
 * Noted before the server gets the message: whatever happens then, it is handed over once more at most. JobTakenOver
 * where another runner sends it.
 */
async function noteHandOver({ em, job }: MailParts): Promise<void> {
  const rows = await query(
    em.fork(),
    sql`update ${jobs}
           set flags = case when flags ? 'unanswered' then flags || '{"repeated": true}'::jsonb
                            else coalesce(flags, '{}'::jsonb) || '{"unanswered": true}'::jsonb end
         where ${isHeldBy(job)} and not ${isRepeated} returning id`,
  );
  if (rows.length === 0) throw new JobTakenOver(job);
}

/** A message that the server has refused did not arrive. */
async function noteRefusal({ em, job }: MailParts): Promise<void> {
  await query(em.fork(), sql`update ${jobs} set flags = flags - 'unanswered' - 'repeated' where ${isHeldBy(job)}`);
}

/**
 * Frees the job for a later time, and lets the other mails wait as long. The attempt does not count, until the mail is
 * a day old; a mail that was handed over twice without a reply is given up.
 */
async function postpone({ em, job }: MailParts, { message, isUnanswered }: MailServerAway): Promise<void> {
  const isGivenUp = sql`${isRepeated} or created_at < now() - ${patience}`;
  const pause = isUnanswered ? repeatPause : retryPause;
  await em.fork().transactional(async (tx) => {
    const rows = await query(
      tx,
      sql`update ${jobs}
             set attempts = case when ${isGivenUp} then max_attempts else greatest(0, attempts - 1) end,
                 run_at = clock_timestamp() + ${pause}, locked_by = null, locked_at = null, last_error = ${message},
                 flags = coalesce(flags, '{}'::jsonb) || ${postponed}
           where ${isHeldBy(job)} returning id`,
    );
    if (rows.length === 0) return;
    await query(
      tx,
      sql`update ${jobs} set run_at = clock_timestamp() + ${retryPause}, last_error = ${message},
                 flags = coalesce(flags, '{}'::jsonb) || ${postponed}
           where ${isWaiting(job)} and run_at <= clock_timestamp()`,
    );
  });
}

/** The server accepts mail again: whatever waited for it is due. */
async function resumePostponed({ em, job }: MailParts): Promise<void> {
  await query(
    em.fork(),
    sql`update ${jobs} set run_at = clock_timestamp(), flags = flags - 'postponed'
         where ${isWaiting(job)} and flags ? 'postponed'`,
  );
}

/** Hands over the mail of a job, with the same Message-ID at every attempt; throws where it has to be tried again. */
export async function deliverMail(parts: MailParts, message: MailMessage): Promise<void> {
  const { services, job } = parts;
  const attempt = {
    key: job.key,
    date: job.createdAt,
    signal: job.signal,
    onHandOver: () => noteHandOver(parts),
  };
  try {
    await services.mail.send(message, attempt);
  } catch (error) {
    // This node stops, or another one has the job: the server is not to blame.
    if (job.signal.aborted || error instanceof JobTakenOver) throw error;
    if (error instanceof MailServerAway) await postpone(parts, error);
    else await noteRefusal(parts);
    throw error;
  }
  // The mail is sent; the others would otherwise be tried a little later.
  await resumePostponed(parts).catch(() => {});
}
