import { authorize, type Context } from '../shared/context.ts';
import { parseInput } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { bundleChoiceInput } from './bundle-choice.ts';
import { type BundleTask, insertTask } from './bundle-task.ts';
import { lockTask, makeRoom, removeFiles, startWork } from './bundle-work.ts';
import { canExportBundle } from './bundles.policy.ts';

/** The day stands in the name, by which people tell their files apart. */
const makeName = (): string => `site-${new Date().toISOString().slice(0, 10)}.tar`;

/**
 * Has a bundle written by a job, to be downloaded within a day; the last one is removed. manage-settings.
 * V_12 and V_14 on `bundle.…`; 409 V_07 `bundle` while another export or import is under way.
 */
export async function startExport(context: Context, input: unknown): Promise<BundleTask> {
  authorize(context.viewer, canExportBundle(context.viewer));
  const choice = parseInput(bundleChoiceInput, input ?? {}, 'bundle');
  const { task, unused } = await inTransaction(context, async (tx) => {
    const keys = await makeRoom(tx, 'export');
    const made = { step: 'export', fileName: makeName(), fileKey: null, bytes: 0 } as const;
    const id = await insertTask(tx.em, { ...made, choice, madeBy: tx.viewer?.id ?? null });
    await startWork(tx.em, id);
    await tx.audit({ action: 'bundle.export-requested', subjectType: 'bundle', subjectId: id });
    return { task: await lockTask(tx, id), unused: keys };
  });
  await removeFiles(context.services.storage, unused);
  return task;
}
