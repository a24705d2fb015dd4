import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { type BundleTask, selectBundleTasks } from './bundle-task.ts';
import { lockBundleTask, requireNoTaskInProgress, enqueueBundleTask } from './bundle-task-steps.ts';
import { canImportBundle } from './bundles.policy.ts';
import { isImportable } from './import-report.ts';

/** Whether a task is a checked file without conflicts. */
export const isReadyToImport = ({ step, state, fileKey, report }: BundleTask): boolean =>
  step === 'check' && state === 'done' && fileKey !== null && report !== null && isImportable(report);

/**
 * Queues the import of a checked bundle: all of it, or nothing. Needs the permissions to create and publish everything
 * in it. 404 V_12 `bundle.id`; 409 V_07 `bundle.id` if its report has conflicts, `bundle` while another task is
 * running.
 */
export async function startImport(context: Context, id: number): Promise<BundleTask> {
  authorize(context.viewer, canImportBundle(context.viewer));
  return inTransaction(context, async (tx) => {
    const task = await lockBundleTask(tx, id);
    requireNoTaskInProgress(await selectBundleTasks(tx.em, sql`where true`));
    if (!isReadyToImport(task)) throw InvalidInput.of(Errors.invalidState, 'bundle.id');
    await query(
      tx.em,
      sql`update bundle_task set step = 'import', state = 'waiting', report = null, finished_at = null,
                 done = 0, total = 0, made_by = ${tx.viewer?.id ?? null} where id = ${id}`,
    );
    await enqueueBundleTask(tx.em, id);
    await tx.audit({ action: 'bundle.import-requested', subjectId: id });
    return lockBundleTask(tx, id);
  });
}
