import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';
import { loadSettings } from '../settings/index.ts';
import { streamArchive } from '../shared/archive/index.ts';
import type { Services } from '../shared/context.ts';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';
import { completeJob, completeJobOn, type Job, JobTakenOver } from '../shared/jobs/job.ts';
import { loadUserViewer } from '../users/index.ts';
import { everything } from './bundle-choice.ts';
import type { BundleEnd } from './bundle-format.ts';
import { BundleProblem, toProblem } from './bundle-problem.ts';
import { removeFiles } from './bundle-work.ts';
import { type BundleTask, claimTask, tellProgress } from './bundle-task.ts';
import { canExportBundle, canImportBundle } from './bundles.policy.ts';
import { withBundle } from './export-bundle.ts';
import { importBundle } from './import-bundle.ts';
import type { ImportReport } from './import-report.ts';
import { emptyReport } from './part-report.ts';

type Parts = { em: EntityManager; services: Services; job: Job };
type OnProgress = (done: number, total: number) => void;

/** Milliseconds between two words about how far a task is. */
const beat = 1_000;

/** Tells the database how far a task is, as long as `work` lasts, by a connection beside the work's own. */
async function withProgress<Result>(
  em: EntityManager,
  id: number,
  work: (onProgress: OnProgress) => Promise<Result>,
): Promise<Result> {
  let progress = { done: 0, total: 0 };
  let telling: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // A word that is lost is followed by the next.
    telling = telling.then(() => tellProgress(em.fork(), id, progress)).catch(() => {});
  }, beat);
  try {
    return await work((done, total) => {
      progress = { done, total };
    });
  } finally {
    clearInterval(timer);
    await telling;
  }
}

/** An export tells its rows as new ones: that is what they are elsewhere. */
const toReport = ({ rows, files }: BundleEnd): ImportReport => ({
  parts: Object.fromEntries(Object.entries(rows).map(([name, added]) => [name, { ...emptyReport(), added }])),
  files,
  missingLocales: [],
  takesSettings: false,
  isOfOtherSite: false,
  isImported: false,
});

/** Ends the task and its job, or neither. */
const endTask = ({ em, job }: Parts, { id }: BundleTask, changes: RawBuilder<unknown>): Promise<boolean> =>
  em.transactional(async (tx) => {
    await completeJob(tx, job);
    const rows = await query(
      tx,
      sql`update bundle_task set ${changes}, finished_at = clock_timestamp()
           where id = ${id} and state = 'working' returning id`,
    );
    return rows.length > 0;
  });

async function runExport(parts: Parts, task: BundleTask, onProgress: OnProgress): Promise<void> {
  const { em, services } = parts;
  const { choice } = task;
  const { storage } = services;
  const { availableLocales, defaultLocale, customSlugLocales } = await loadSettings(em.fork());
  const locales = { availableLocales, defaultLocale, customSlugLocales };
  await using client = await services.openConnection();
  const { result, kept } = await withBundle(
    { client, storage, locales, choice: choice ?? everything, onProgress },
    (fill) => streamArchive((bytes) => storage.stage(bytes, Number.POSITIVE_INFINITY), fill),
  );
  const fileKey = `bundles/${randomUUID()}`;
  await storage.keep(kept, fileKey);
  const report = JSON.stringify(toReport(result));
  const changes = sql`state = 'done', file_key = ${fileKey}, bytes = ${kept.size}, done = total, report = ${report}::jsonb`;
  const isEnded = await endTask(parts, task, changes).catch(async (error: unknown) => {
    if (error instanceof JobTakenOver) await storage.remove(fileKey);
    throw error;
  });
  if (!isEnded) await storage.remove(fileKey);
}

/** In the transaction of the import: what became of it is known if and only if it happened. */
const recordImport =
  ({ id, madeBy }: BundleTask, job: Job) =>
  async (client: ClientBase, report: ImportReport): Promise<void> => {
    await completeJobOn(client, job);
    const { rowCount } = await client.query(
      `update bundle_task set state = 'done', report = $2::jsonb, done = total, file_key = null,
              finished_at = clock_timestamp() where id = $1 and state = 'working'`,
      [id, JSON.stringify(report)],
    );
    // It was held for dead, and removed.
    if (rowCount === 0) throw new BundleProblem('interrupted');
    await client.query(
      `insert into audit_entry (actor_id, action, subject_type, subject_id) values ($1, 'bundle.imported', 'bundle', $2)`,
      [madeBy, id],
    );
  };

async function runImport(parts: Parts, task: BundleTask, onProgress: OnProgress): Promise<void> {
  const { em, services, job } = parts;
  const { step, fileKey } = task;
  if (fileKey === null) throw new BundleProblem('failed');
  const isDryRun = step === 'check';
  // Only what was looked through, and was clear, is imported.
  const isChecked = !isDryRun;
  await using client = await services.openConnection();
  const locales = await loadSettings(em.fork());
  const report = await services.storage.withFile(fileKey, (path) =>
    importBundle(path, {
      client,
      em,
      services,
      locales,
      isDryRun,
      isChecked,
      importer: task.madeBy,
      onProgress,
      onImport: recordImport(task, job),
    }),
  );
  if (report.isImported) {
    await removeFiles(services.storage, [fileKey]);
    return;
  }
  // What was clear and is so no longer is told like what never was, to be imported once it is out of the way.
  const told = JSON.stringify(report);
  await endTask(parts, task, sql`step = 'check', state = 'done', report = ${told}::jsonb, done = total`);
}

/** The rights that whoever asked for it has now. */
async function checkRights(em: EntityManager, { step, madeBy }: BundleTask): Promise<void> {
  const viewer = madeBy === null ? null : await loadUserViewer(em, madeBy);
  const mayStill = step === 'export' ? canExportBundle(viewer) : canImportBundle(viewer);
  if (!mayStill) throw new BundleProblem('not-permitted');
}

/** Attempts after which what nobody could foresee is no passing fault of the database or the store. */
const attempts = 3;

/**
 * The job behind export, check and import. A node that takes it over begins it anew; what is wrong with the bundle is
 * not tried again but reported.
 */
export async function runBundleTask(parts: Parts, taskID: number): Promise<void> {
  const { em, job } = parts;
  const task = await claimTask(em, taskID);
  if (!task) return;
  const run = task.step === 'export' ? runExport : runImport;
  try {
    await checkRights(em, task);
    await withProgress(em, taskID, (onProgress) => run(parts, task, onProgress));
  } catch (error) {
    const problem = toProblem(error);
    const isUnforeseen = problem.reason === 'failed';
    if (error instanceof JobTakenOver || (isUnforeseen && job.attempt < attempts)) throw error;
    await endTask(parts, task, sql`state = 'failed', problem = ${JSON.stringify(problem)}::jsonb`);
    // What nobody could foresee belongs into the log too.
    if (isUnforeseen) throw error;
  }
}
