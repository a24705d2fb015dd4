import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { createPage, createPublishedPage } from '../pages.ts';
import type { ScriptedMailServer } from '../faults/scripted-mail-server.ts';
import type { TestClient } from '../test-client.ts';

/** `dataDir` is shared by all nodes. */
export type JobSite = { db: Client; staff: TestClient; mail: ScriptedMailServer; dataDir: string };

/** A job to add, and the effect it must have, exactly once, in the end. */
type Prepared = { payload: object; count: () => Promise<number> };

type Prepare = (site: JobSite) => Promise<Prepared>;

let counter = 0;
const nextName = (): string => {
  counter += 1;
  return `subject-${counter}-of-jobs`;
};

async function insert(db: Client, statement: string, values: unknown[] = []): Promise<number> {
  const { rows } = await db.query<{ id: number }>(`${statement} returning id`, values);
  return rows[0]?.id ?? 0;
}

async function count(db: Client, rest: string, values: unknown[] = []): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`select count(*)::int as count from ${rest}`, values);
  return rows[0]?.count ?? 0;
}

/** Returns 1 if no row is left, so that all effects can be compared with 1. */
const isGone = async (db: Client, rest: string): Promise<number> => ((await count(db, rest)) === 0 ? 1 : 0);

const countMails = ({ mail }: JobSite, words: string): number =>
  mail.received.filter(({ raw, isAccepted }) => isAccepted && raw.includes(words)).length;

async function addUser({ db }: JobSite, isActive = true): Promise<{ id: number; email: string }> {
  const email = `${nextName()}@example.com`;
  // Only the first administrator reviews.
  const roleID = await insert(db, 'insert into role (name) values ($1)', [email]);
  const statement = 'insert into "user" (email, role_id, active) values ($1, $2, $3)';
  const id = await insert(db, statement, [email, roleID, isActive]);
  await db.query(`insert into profile (user_id, name, publication_mails) values ($1, 'Somebody', true)`, [id]);
  return { id, email };
}

/** The mail about a decision, to the requester. */
const decisionMail =
  (awaitsFeedback: boolean): Prepare =>
  async (site) => {
    const { pageID, pageVersionID } = await createPage(site.staff, { title: nextName() });
    const { id, email } = await addUser(site);
    const requestID = await insert(
      site.db,
      `insert into publication_request (page_id, version_id, requested_by, previous_status, status, awaits_feedback)
       values ($1, $2, $3, 'concept', 'accepted', $4)`,
      [pageID, pageVersionID, id, awaitsFeedback],
    );
    return { payload: { requestID }, count: async () => countMails(site, email) };
  };

/** The mail to the author of a request, or a scheduled publication, that another user ended or restored. */
const endingMail =
  (kind: 'request' | 'plan', status: 'closed' | 'open' | 'cancelled' | 'pending'): Prepare =>
  async (site) => {
    const { pageID, pageVersionID } = await createPage(site.staff, { title: nextName() });
    const { id: authorID, email } = await addUser(site);
    const insertSubject = {
      request: `insert into publication_request (page_id, version_id, requested_by, previous_status, status)
                values ($1, $2, $3, 'concept', $4)`,
      plan: `insert into scheduled_publication (page_id, version_id, scheduled_by, status, action, at)
             values ($1, $2, $3, $4, 'publish', now() + interval '1 day')`,
    }[kind];
    const id = await insert(site.db, insertSubject, [pageID, pageVersionID, authorID, status]);
    const ending = { id, reason: 'deleted', actorID: 1 };
    return { payload: { ending }, count: async () => countMails(site, email) };
  };

/** The mail about an open request, to the administrator. */
const requestMail: Prepare = async (site) => {
  const title = nextName();
  const { pageID, pageVersionID } = await createPage(site.staff, { title });
  const requestID = await insert(
    site.db,
    `insert into publication_request (page_id, version_id, previous_status) values ($1, $2, 'concept')`,
    [pageID, pageVersionID],
  );
  return { payload: { requestID, userID: 1 }, count: async () => countMails(site, title) };
};

/** Rows that a regular job removes. */
const sweep =
  (fill: string, left: string): Prepare =>
  async ({ db }) => {
    await db.query(fill);
    return { payload: {}, count: () => isGone(db, left) };
  };

const indexedPage =
  (toPayload: (pageID: number, db: Client) => Promise<object>): Prepare =>
  async ({ db, staff }) => {
    const { pageID } = await createPublishedPage(staff, { title: nextName() });
    const payload = await toPayload(pageID, db);
    // As if the index did not know the page yet.
    await db.query(
      'update search_entry set version_id = null, is_present = false, is_pending = true where page_id = $1',
      [pageID],
    );
    const known = 'search_entry where page_id = $1 and is_present and not is_pending';
    return { payload, count: () => count(db, known, [pageID]) };
  };

const indexWork =
  (column: 'removal_state' | 'indexing_state'): Prepare =>
  async ({ db }) => {
    await db.query(`update search_index set ${column} = 'loading', beat_at = clock_timestamp()`);
    return { payload: {}, count: () => count(db, `search_index where ${column} = 'success'`) };
  };

/** Each kind of job of the product. */
export const jobScenarios: Readonly<Record<string, Prepare>> = {
  'run-scheduled-publication': async ({ db, staff }) => {
    const { pageID, pageVersionID } = await createPage(staff, { title: nextName() });
    const scheduleID = await insert(
      db,
      `insert into scheduled_publication (page_id, action, version_id, at, scheduled_by) values ($1, 'publish', $2, now(), 1)`,
      [pageID, pageVersionID],
    );
    return { payload: { scheduleID }, count: () => count(db, 'publication where page_id = $1', [pageID]) };
  },
  'tell-reviewers': requestMail,
  'send-review-request': requestMail,
  'tell-requester': decisionMail(false),
  'send-late-answer': decisionMail(true),
  'send-schedule-failure': async (site) => {
    const { pageID, pageVersionID } = await createPage(site.staff, { title: nextName() });
    const { id, email } = await addUser(site);
    const scheduleID = await insert(
      site.db,
      `insert into scheduled_publication (page_id, action, version_id, at, scheduled_by, status, failure)
       values ($1, 'publish', $2, now(), $3, 'failed', '[{"code": "G_01", "property": ""}]')`,
      [pageID, pageVersionID, id],
    );
    return { payload: { scheduleID }, count: async () => countMails(site, email) };
  },
  'send-closed-request': endingMail('request', 'closed'),
  'send-reopened-request': endingMail('request', 'open'),
  'send-cancelled-plan': endingMail('plan', 'cancelled'),
  'send-restored-plan': endingMail('plan', 'pending'),
  'send-tokens-ended': async (site) => {
    const { id, email } = await addUser(site);
    const tokenID = await insert(
      site.db,
      `insert into api_token (user_id, name, token_hash, scopes, expires_at)
       values ($1, $2, $3, '{}', now() + interval '1 day')`,
      [id, 'import', Buffer.from(email)],
    );
    return { payload: { userID: id, tokenIDs: [tokenID] }, count: async () => countMails(site, email) };
  },
  'send-activation': async (site) => {
    const { id, email } = await addUser(site, false);
    const tokens = () => count(site.db, 'account_token where user_id = $1', [id]);
    return { payload: { userID: id }, count: async () => Math.max(countMails(site, email), await tokens()) };
  },
  'send-email-change': async (site) => {
    const { id, email } = await addUser(site);
    const next = `${nextName()}@example.com`;
    await site.db.query('insert into email_change (user_id, email) values ($1, $2)', [id, next]);
    const mailsTo = (to: string) => site.mail.received.filter((mail) => mail.isAccepted && mail.to === to).length;
    return {
      payload: { userID: id },
      count: async () => (mailsTo(email) === 1 ? mailsTo(next) : mailsTo(email) * 100),
    };
  },
  'send-email-confirmation': async (site) => {
    const { id } = await addUser(site);
    const email = `${nextName()}@example.com`;
    await site.db.query('insert into email_change (user_id, email) values ($1, $2)', [id, email]);
    return { payload: { userID: id }, count: async () => countMails(site, `To: ${email}`) };
  },
  'send-forgotten-password': async (site) => {
    const { id, email } = await addUser(site);
    const tokens = () => count(site.db, 'account_token where user_id = $1', [id]);
    return { payload: { email }, count: async () => Math.max(countMails(site, email), await tokens()) };
  },
  'index-page': indexedPage(async (pageID) => ({ pageID })),
  'index-pages': indexedPage(async (pageID) => ({ pageIDs: [pageID] })),
  'index-tag': indexedPage(async (pageID, db) => {
    const tagID = await insert(db, 'insert into tag (name) values ($1)', [nextName()]);
    await db.query('insert into page_tag (page_id, tag_id) values ($1, $2)', [pageID, tagID]);
    return { tagID };
  }),
  'index-all-pages': indexWork('indexing_state'),
  'remove-all-pages': indexWork('removal_state'),
  'tend-search-index': async ({ db }) => ({
    payload: {},
    count: () => count(db, `graphile_worker.jobs where key = 'tend-search-index'`),
  }),
  'run-bundle-task': async ({ db }) => {
    const id = await insert(db, `insert into bundle_task (step, file_name, made_by) values ('export', 'site.tar', 1)`);
    return { payload: { taskID: id }, count: () => count(db, `bundle_task where id = $1 and state = 'done'`, [id]) };
  },
  'sweep-missed-terms': sweep(
    `insert into search_miss (locale, term, last_at) values ('en', 'long ago', now() - interval '1 year')`,
    `search_miss where term = 'long ago'`,
  ),
  'sweep-bundles': sweep(
    `insert into bundle_task (step, file_name, state, file_key, finished_at)
     values ('export', 'old.tar', 'done', 'bundles/old', now() - interval '3 days')`,
    `bundle_task where file_key = 'bundles/old'`,
  ),
  'end-old-sessions': sweep(
    `insert into session (token_hash, user_id, created_at, last_used_at)
     values ('\\x01', 1, now() - interval '2 years', now() - interval '2 years')`,
    `session where token_hash = '\\x01'`,
  ),
  'sweep-account-tokens': sweep(
    `insert into account_token (token_hash, user_id, purpose, expires_at)
     values ('\\x02', 1, 'reset', now() - interval '9 days')`,
    `account_token where token_hash = '\\x02'`,
  ),
  'sweep-api-tokens': sweep(
    `insert into api_token (user_id, name, token_hash, scopes, expires_at)
     values (1, 'old', '\\x03', '{}', now() - interval '1 year')`,
    `api_token where token_hash = '\\x03'`,
  ),
  'sweep-previews': async ({ db, staff }) => {
    const { pageVersionID } = await createPage(staff, { title: nextName() });
    await db.query(
      `insert into preview_link (version_id, token_hash, expires_at) values ($1, '\\x04', now() - interval '1 day')`,
      [pageVersionID],
    );
    return { payload: {}, count: () => isGone(db, `preview_link where token_hash = '\\x04'`) };
  },
  'sweep-pages': async ({ db, staff }) => {
    const { pageID } = await createPage(staff, { title: nextName() });
    await db.query(`update page set deleted_at = now() - interval '40 days' where id = $1`, [pageID]);
    return { payload: {}, count: () => isGone(db, `page where id = ${pageID}`) };
  },
  'sweep-check-submissions': sweep(
    `insert into check_submission (hash, day) values ('\\x05', current_date - 9)`,
    `check_submission where hash = '\\x05'`,
  ),
  'sweep-user-images': async ({ dataDir }) => {
    const folder = join(dataDir, 'media', 'profiles', '1');
    const name = 'f'.repeat(64);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), 'left by a request that broke off');
    const yesterday = Date.now() / 1_000 - 86_400;
    utimesSync(join(folder, name), yesterday, yesterday);
    return { payload: {}, count: async () => (readdirSync(folder).includes(name) ? 0 : 1) };
  },
  'sweep-media': sweep(
    `insert into directory (path, deleted_at) values ('/old', now() - interval '40 days')`,
    `directory where path = '/old'`,
  ),
  'sweep-audit-log': async ({ db }) => {
    await db.query(`insert into setting (key, value) values ('auditRetentionMonths', '12') on conflict do nothing`);
    await db.query(
      `insert into audit_entry (at, action, subject_type) values (now() - interval '2 years', 'page.stored', 'page')`,
    );
    return { payload: {}, count: () => isGone(db, `audit_entry where at < now() - interval '1 year'`) };
  },
};

/** What a job of a kind waits for while it is locked, as SQL; mails wait for the mail server. */
export const locksOfJobs: Readonly<Record<string, string>> = {
  'run-scheduled-publication': 'publication in share mode',
  'tell-reviewers': 'role in access exclusive mode',
  'index-page': 'search_entry in share mode',
  'index-pages': 'search_entry in share mode',
  'index-tag': 'search_entry in share mode',
  'index-all-pages': 'search_index in access exclusive mode',
  'remove-all-pages': 'search_index in access exclusive mode',
  'tend-search-index': 'search_index in access exclusive mode',
  'run-bundle-task': 'menu in access exclusive mode',
  'sweep-missed-terms': 'search_miss in share mode',
  'sweep-bundles': 'bundle_task in share mode',
  'end-old-sessions': 'session in share mode',
  'sweep-account-tokens': 'account_token in share mode',
  'sweep-api-tokens': 'api_token in share mode',
  'sweep-previews': 'preview_link in share mode',
  'sweep-pages': 'page_snapshot in share mode',
  'sweep-check-submissions': 'check_submission in share mode',
  'sweep-user-images': 'profile in access exclusive mode',
  'sweep-media': 'media_deletion in share mode',
  'sweep-audit-log': 'audit_entry in share mode',
};
