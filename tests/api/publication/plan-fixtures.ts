import { query, sql } from '../../../server/shared/database/query.ts';
import type { Workflow } from '../../support/workflow.ts';
import { mailsTo, type SentMail } from '../../support/jobs/run-jobs.ts';
import type { TestClient } from '../../support/test-client.ts';

export type ScheduledPublication = {
  id: number;
  action: string;
  at: string;
  pageVersionID: number | null;
  status: string;
};

type Payload = {
  page: { scheduledPublications: ScheduledPublication[] } | null;
  errors: { code: string; property: string }[];
};

export const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();

/** Schedules a change of a page; returns all scheduled changes. */
export async function planChange(
  client: TestClient,
  pageID: number,
  { action, at = inSeconds(3_600) }: { action: 'PUBLISH' | 'UNPUBLISH'; at?: string },
): Promise<ScheduledPublication[]> {
  const { data, errors } = await client.graphql<{ schedulePublication: Payload }>(
    `mutation ($pageID: Int!, $action: ScheduledAction!, $at: DateTime!) {
       schedulePublication(pageID: $pageID, action: $action, at: $at) {
         page { scheduledPublications { id action at pageVersionID status } } errors { code property } } }`,
    { pageID, action, at },
  );
  const code = errors?.[0]?.extensions.code ?? data.schedulePublication.errors[0]?.code;
  if (code) throw new Error(code);
  return data.schedulePublication.page?.scheduledPublications ?? [];
}

/** The changes currently scheduled for a page. */
export async function plansOf(client: TestClient, pageID: number): Promise<string[]> {
  const { data } = await client.graphql<{ page: { scheduledPublications: ScheduledPublication[] } | null }>(
    `{ page(id: ${pageID}) { scheduledPublications { action } } }`,
  );
  return data.page?.scheduledPublications.map(({ action }) => action) ?? [];
}

/** Makes the scheduled changes of a page due, one after the other, and runs the worker. */
export async function runPlans(flow: Workflow, pageID: number): Promise<void> {
  const rows = await query(
    flow.server.orm.em.fork(),
    sql<{
      id: number;
    }>`select id from scheduled_publication where page_id = ${pageID} and status = 'pending' order by at`,
  );
  for (const { id } of rows) {
    const key = `scheduled-publication-${id}`;
    await query(
      flow.server.orm.em.fork(),
      sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
            from graphile_worker.jobs where key = ${key}`,
    );
    await mailsTo(flow.server, 'nobody@example.com');
  }
}

/** The mails to a user about a page, by its title, oldest first. */
export async function mailsAbout(flow: Workflow, email: string, title: string): Promise<SentMail[]> {
  const mails = await mailsTo(flow.server, email);
  return mails.filter(({ subject }) => subject.includes(title));
}
