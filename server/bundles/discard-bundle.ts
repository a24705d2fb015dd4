import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import type { BundleTask } from './bundle-task.ts';
import { lockBundleTask, removeBundleFiles } from './bundle-task-steps.ts';
import { canExportBundle } from './bundles.policy.ts';

/**
 * Deletes an export or import with its file and report. manage-settings. 404 V_12 `bundle.id`; 409 V_07 `bundle.id`
 * while it is running.
 */
export async function discardBundle(context: Context, id: number): Promise<BundleTask> {
  authorize(context.viewer, canExportBundle(context.viewer));
  const task = await inTransaction(context, async (tx) => {
    const found = await lockBundleTask(tx, id);
    if (found.state === 'working') throw InvalidInput.of(Errors.invalidState, 'bundle.id');
    await query(tx.em, sql`delete from bundle_task where id = ${id}`);
    await tx.audit({ action: 'bundle.discarded', subjectId: id });
    return found;
  });
  await removeBundleFiles(context.services.storage, task.fileKey === null ? [] : [task.fileKey]);
  return task;
}
