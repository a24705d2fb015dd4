import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';
import { auditBundleImport } from '../audit/index.ts';
import { loadSettings } from '../settings/index.ts';
import { streamArchive } from '../shared/archive/index.ts';
import type { Services } from '../shared/context.ts';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';
import { completeJob, completeJobOnClient, type Job, JobTakenOver } from '../shared/jobs/job.ts';
import { loadViewerOfUser } from '../users/index.ts';
import { wholeSite } from './bundle-choice.ts';
import type { BundleTrailer } from './bundle-format.ts';
import { BundleError, toBundleProblem } from './bundle-error.ts';
import { removeBundleFiles } from './bundle-task-steps.ts';
import { type BundleTask, claimBundleTask, saveBundleProgress } from './bundle-task.ts';
import { canExportBundle, canImportBundle } from './bundles.policy.ts';
import { withBundleContents } from './export-bundle.ts';
import { importBundle } from './import-bundle.ts';
import type { ImportReport } from './import-report.ts';
import { emptyPartReport } from './part-report.ts';

type TaskContext = { em: EntityManager; services: Services; job: Job };
type OnProgress = (done: number, total: number) => void;

/** Milliseconds between two reports of progress. */
const heartbeatIntervalMs = 1_000;

/** Saves the progress of `work` regularly, by another connection than that of the work. */
async function withProgress<Result>(
  em: EntityManager,
  id: number,
  work: (onProgress: OnProgress) => Promise<Result>,
): Promise<Result> {
  let progress = { done: 0, total: 0 };
  let saving: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // A lost report is followed by the next.
    saving = saving.then(() => saveBundleProgress(em.fork(), id, progress)).catch(() => {});
  }, heartbeatIntervalMs);
  try {
    return await work((done, total) => {
      progress = { done, total };
    });
  } finally {
    clearInterval(timer);
    await saving;
  }
}

/** An export reports its rows as added, since they are new elsewhere. */
const toReport = ({ rows, files }: BundleTrailer): ImportReport => ({
  parts: Object.fromEntries(Object.entries(rows).map(([name, added]) => [name, { ...emptyPartReport(), added }])),
  files,
  missingLocales: [],
  takesSettings: false,
  isOfOtherSite: false,
  isImported: false,
});

/** Finishes the task and its job together. Returns false if the task was not running any more. */
const finishTask = ({ em, job }: TaskContext, { id }: BundleTask, assignments: RawBuilder<unknown>): Promise<boolean> =>
  em.transactional(async (tx) => {
    await completeJob(tx, job);
    const rows = await query(
      tx,
      sql`update bundle_task set ${assignments}, finished_at = clock_timestamp()
           where id = ${id} and state = 'working' returning id`,
    );
    return rows.length > 0;
  });

async function runExport(context: TaskContext, task: BundleTask, onProgress: OnProgress): Promise<void> {
  const { em, services } = context;
  const { choice } = task;
  const { storage } = services;
  const { availableLocales, defaultLocale, customSlugLocales } = await loadSettings(em.fork());
  const locales = { availableLocales, defaultLocale, customSlugLocales };
  await using client = await services.openConnection();
  const { result, stored: staged } = await withBundleContents(
    { client, storage, locales, choice: choice ?? wholeSite, onProgress },
    (fill) => streamArchive((bytes) => storage.stage(bytes, Number.POSITIVE_INFINITY), fill),
  );
  const fileKey = `bundles/${randomUUID()}`;
  await storage.store(staged, fileKey);
  const report = JSON.stringify(toReport(result));
  const assignments = sql`state = 'done', file_key = ${fileKey}, bytes = ${staged.size}, done = total, report = ${report}::jsonb`;
  const isEnded = await finishTask(context, task, assignments).catch(async (error: unknown) => {
    if (error instanceof JobTakenOver) await storage.remove(fileKey);
    throw error;
  });
  if (!isEnded) await storage.remove(fileKey);
}

/** Records the result in the transaction of the import, so that both commit or neither does. */
const recordImport =
  ({ id, madeBy }: BundleTask, job: Job) =>
  async (client: ClientBase, report: ImportReport): Promise<void> => {
    await completeJobOnClient(client, job);
    const { rowCount } = await client.query(
      `update bundle_task set state = 'done', report = $2::jsonb, done = total, file_key = null,
              finished_at = clock_timestamp() where id = $1 and state = 'working'`,
      [id, JSON.stringify(report)],
    );
    // The task was considered dead and removed.
    if (rowCount === 0) throw new BundleError('interrupted');
    await auditBundleImport(client, { importerID: madeBy, taskID: id });
  };

async function runImport(context: TaskContext, task: BundleTask, onProgress: OnProgress): Promise<void> {
  const { em, services, job } = context;
  const { step, fileKey } = task;
  if (fileKey === null) throw new BundleError('failed');
  const isDryRun = step === 'check';
  // Only a bundle whose check found no conflicts is imported.
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
    await removeBundleFiles(services.storage, [fileKey]);
    return;
  }
  // New conflicts are reported like those of a check, so that the import can be repeated once they are solved.
  const reportJson = JSON.stringify(report);
  await finishTask(context, task, sql`step = 'check', state = 'done', report = ${reportJson}::jsonb, done = total`);
}

/** Checks the current permissions of the user who started the task. */
async function checkPermissions(em: EntityManager, { step, madeBy }: BundleTask): Promise<void> {
  const viewer = madeBy === null ? null : await loadViewerOfUser(em, madeBy);
  const isPermitted = step === 'export' ? canExportBundle(viewer) : canImportBundle(viewer);
  if (!isPermitted) throw new BundleError('not-permitted');
}

/** Attempts after which an unforeseen error is no longer considered temporary. */
const maxAttempts = 3;

/**
 * The job behind export, check and import. Another node that takes over starts again. Errors of the bundle are reported
 * and not retried.
 */
export async function runBundleTask(context: TaskContext, taskID: number): Promise<void> {
  const { em, job } = context;
  const task = await claimBundleTask(em, taskID);
  if (!task) return;
  const run = task.step === 'export' ? runExport : runImport;
  try {
    await checkPermissions(em, task);
    await withProgress(em, taskID, (onProgress) => run(context, task, onProgress));
  } catch (error) {
    const problem = toBundleProblem(error);
    const isUnforeseen = problem.reason === 'failed';
    if (error instanceof JobTakenOver || (isUnforeseen && job.attempt < maxAttempts)) throw error;
    await finishTask(context, task, sql`state = 'failed', problem = ${JSON.stringify(problem)}::jsonb`);
    // Unforeseen errors are logged too.
    if (isUnforeseen) throw error;
  }
}
