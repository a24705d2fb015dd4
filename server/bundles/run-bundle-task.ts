import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';
import { loadSettings } from '../settings/index.ts';
import { streamArchive } from '../shared/archive/index.ts';
import type { Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { loadUserViewer } from '../users/index.ts';
import { everything } from './bundle-choice.ts';
import type { BundleEnd } from './bundle-format.ts';
import { BundleProblem, toProblem } from './bundle-problem.ts';
import { type BundleTask, claimTask, failTask, tellProgress } from './bundle-task.ts';
import { canExportBundle, canImportBundle } from './bundles.policy.ts';
import { withBundle } from './export-bundle.ts';
import { importBundle } from './import-bundle.ts';
import type { ImportReport } from './import-report.ts';
import { emptyReport } from './part-report.ts';

type Parts = Pick<Context, 'services'> & { em: EntityManager };
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

async function runExport({ em, services }: Parts, { id, choice }: BundleTask, onProgress: OnProgress): Promise<void> {
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
  const rows = await query(
    em,
    sql`update bundle_task set state = 'done', file_key = ${fileKey}, bytes = ${kept.size}, done = total,
               report = ${JSON.stringify(toReport(result))}::jsonb, finished_at = clock_timestamp()
         where id = ${id} and state = 'working' returning id`,
  );
  if (rows.length === 0) await storage.remove(fileKey);
}

/** In the transaction of the import: what became of it is known if and only if it happened. */
const recordImport =
  ({ id, madeBy }: BundleTask) =>
  async (client: ClientBase, report: ImportReport): Promise<void> => {
    const { rowCount } = await client.query(
      `update bundle_task set state = 'done', report = $2::jsonb, done = total, file_key = null,
              finished_at = clock_timestamp() where id = $1 and state = 'working'`,
      [id, JSON.stringify(report)],
    );
    // It was held for dead, and perhaps removed.
    if (rowCount === 0) throw new BundleProblem('interrupted');
    await client.query(
      `insert into audit_entry (actor_id, action, subject_type, subject_id) values ($1, 'bundle.imported', 'bundle', $2)`,
      [madeBy, id],
    );
  };

async function runImport({ em, services }: Parts, task: BundleTask, onProgress: OnProgress): Promise<void> {
  const { id, step, fileKey } = task;
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
      onImport: recordImport(task),
    }),
  );
  if (report.isImported) {
    await services.storage.remove(fileKey);
    return;
  }
  // What was clear and is so no longer is told like what never was, to be imported once it is out of the way.
  await query(
    em,
    sql`update bundle_task set step = 'check', state = 'done', report = ${JSON.stringify(report)}::jsonb, done = total,
               finished_at = clock_timestamp() where id = ${id} and state = 'working'`,
  );
}

/** The rights that whoever asked for it has now. */
async function checkRights(em: EntityManager, { step, madeBy }: BundleTask): Promise<void> {
  const viewer = madeBy === null ? null : await loadUserViewer(em, madeBy);
  const mayStill = step === 'export' ? canExportBundle(viewer) : canImportBundle(viewer);
  if (!mayStill) throw new BundleProblem('not-permitted');
}

/** The job behind export, check and import. It is not tried again: what fails is told, and asked for anew. */
export async function runBundleTask(parts: Parts, taskID: number): Promise<void> {
  const { em } = parts;
  const task = await claimTask(em, taskID);
  if (!task) return;
  const run = task.step === 'export' ? runExport : runImport;
  try {
    await checkRights(em, task);
    await withProgress(em, taskID, (onProgress) => run(parts, task, onProgress));
  } catch (error) {
    const problem = toProblem(error);
    await failTask(em, taskID, problem);
    // What nobody could foresee belongs into the log too.
    if (problem.reason === 'failed') throw error;
  }
}
