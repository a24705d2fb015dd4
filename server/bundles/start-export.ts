import { authorize, type Context } from '../shared/context.ts';
import { parseInput } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { bundleChoiceInput } from './bundle-choice.ts';
import { type BundleTask, insertBundleTask } from './bundle-task.ts';
import { lockBundleTask, removePreviousTasks, removeBundleFiles, enqueueBundleTask } from './bundle-task-steps.ts';
import { canExportBundle } from './bundles.policy.ts';

/** The name contains the date, so that files can be distinguished. */
const createFileName = (): string => `site-${new Date().toISOString().slice(0, 10)}.tar`;

/**
 * Queues an export, which can be downloaded for a day. Replaces the previous export. manage-settings. V_12 and V_14 on
 * `bundle.…`; 409 V_07 `bundle` while another task is running.
 */
export async function startExport(context: Context, input: unknown): Promise<BundleTask> {
  authorize(context.viewer, canExportBundle(context.viewer));
  const choice = parseInput(bundleChoiceInput, input ?? {}, 'bundle');
  const { task, unused } = await inTransaction(context, async (tx) => {
    const keys = await removePreviousTasks(tx, 'export');
    const exportTask = { step: 'export', fileName: createFileName(), fileKey: null, bytes: 0 } as const;
    const id = await insertBundleTask(tx.em, { ...exportTask, choice, madeBy: tx.viewer?.id ?? null });
    await enqueueBundleTask(tx.em, id);
    await tx.audit({ action: 'bundle.export-requested', subjectId: id });
    return { task: await lockBundleTask(tx, id), unused: keys };
  });
  await removeBundleFiles(context.services.storage, unused);
  return task;
}
