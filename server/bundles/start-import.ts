import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { type BundleTask, selectTasks } from './bundle-task.ts';
import { lockTask, refuseWhileUnderWay, startWork } from './bundle-work.ts';
import { canImportBundle } from './bundles.policy.ts';
import { isClear } from './import-report.ts';

/** Whether a task is a file that was looked through, with nothing in the way. */
export const isReadyToImport = ({ step, state, fileKey, report }: BundleTask): boolean =>
  step === 'check' && state === 'done' && fileKey !== null && report !== null && isClear(report);

/**
 * Has a bundle that was looked through imported by a job: all of it, or nothing. Rights to make and publish everything
 * in it. 404 V_12 `bundle.id`; 409 V_07 `bundle.id` where its report names something in the way, `bundle` while another
 * export or import is under way.
 */
export async function startImport(context: Context, id: number): Promise<BundleTask> {
  authorize(context.viewer, canImportBundle(context.viewer));
  return inTransaction(context, async (tx) => {
    const task = await lockTask(tx, id);
    refuseWhileUnderWay(await selectTasks(tx.em, sql`where true`));
    if (!isReadyToImport(task)) throw InvalidInput.of('V_07', 'bundle.id');
    await query(
      tx.em,
      sql`update bundle_task set step = 'import', state = 'waiting', report = null, finished_at = null,
                 done = 0, total = 0, made_by = ${tx.viewer?.id ?? null} where id = ${id}`,
    );
    await startWork(tx.em, id);
    await tx.audit({ action: 'bundle.import-requested', subjectType: 'bundle', subjectId: id });
    return lockTask(tx, id);
  });
}
