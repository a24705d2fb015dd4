import { randomUUID } from 'node:crypto';
import { authorize, type Context } from '../shared/context.ts';
import { sql } from '../shared/database/query.ts';
import { PayloadTooLarge, Errors } from '../shared/errors/index.ts';
import { SizeLimitExceeded, type StagedFile } from '../shared/storage/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { type BundleTask, insertBundleTask, selectBundleTasks } from './bundle-task.ts';
import {
  lockBundleTask,
  removePreviousTasks,
  requireNoTaskInProgress,
  removeBundleFiles,
  enqueueBundleTask,
} from './bundle-task-steps.ts';
import { canImportBundle } from './bundles.policy.ts';

/** Largest bundle that can be uploaded (bytes). The command has no limit. */
export const maxBundleBytes = 4 * 1024 * 1024 * 1024;

/**
 * Streams an uploaded bundle into the storage. Permissions as for an import. 413 ML_01 `bundle.f` above 4 GB; 409 V_07
 * `bundle` while another task is running, before anything is read.
 */
export async function stageBundle(context: Context, stream: AsyncIterable<Uint8Array>): Promise<StagedFile> {
  authorize(context.viewer, canImportBundle(context.viewer));
  requireNoTaskInProgress(await selectBundleTasks(context.em, sql`where state in ('waiting', 'working')`));
  try {
    return await context.services.storage.stage(stream, maxBundleBytes);
  } catch (error) {
    throw error instanceof SizeLimitExceeded ? new PayloadTooLarge(Errors.fileTooLarge, 'bundle.f') : error;
  }
}

/** The file name is only shown. */
const maxNameLength = 255;

/**
 * Queues a check of an uploaded bundle, which changes nothing. Replaces the previous import. Errors as `stageBundle`; a
 * failure leaves nothing behind.
 */
export async function receiveBundle(
  context: Context,
  { fileName, received }: { fileName: string; received: StagedFile },
): Promise<BundleTask> {
  const { storage } = context.services;
  const fileKey = `bundles/${randomUUID()}`;
  await storage.store(received, fileKey);
  try {
    authorize(context.viewer, canImportBundle(context.viewer));
    const { task, unused } = await inTransaction(context, async (tx) => {
      const keys = await removePreviousTasks(tx, 'check');
      const id = await insertBundleTask(tx.em, {
        step: 'check',
        fileName: fileName.slice(0, maxNameLength).toWellFormed(),
        fileKey,
        bytes: received.size,
        madeBy: tx.viewer?.id ?? null,
      });
      await enqueueBundleTask(tx.em, id);
      await tx.audit({ action: 'bundle.received', subjectId: id });
      return { task: await lockBundleTask(tx, id), unused: keys };
    });
    await removeBundleFiles(storage, unused);
    return task;
  } catch (error) {
    await removeBundleFiles(storage, [fileKey]);
    throw error;
  }
}
