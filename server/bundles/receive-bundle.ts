import { randomUUID } from 'node:crypto';
import { authorize, type Context } from '../shared/context.ts';
import { sql } from '../shared/database/query.ts';
import { TooLarge } from '../shared/errors/index.ts';
import { SizeExceeded, type StagedFile } from '../shared/storage/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { type BundleTask, insertTask, selectTasks } from './bundle-task.ts';
import { lockTask, makeRoom, refuseWhileUnderWay, removeFiles, startWork } from './bundle-work.ts';
import { canImportBundle } from './bundles.policy.ts';

/** Largest bundle that is taken by the screen (bytes); the command takes any. */
export const maxBundleBytes = 4 * 1024 * 1024 * 1024;

/**
 * Takes the bytes of a bundle in, a piece at a time. Rights as for an import. 413 ML_01 `bundle.f` above 4 GB, 409 V_07
 * `bundle` while another export or import is under way, before anything is read.
 */
export async function stageBundle(context: Context, stream: AsyncIterable<Uint8Array>): Promise<StagedFile> {
  authorize(context.viewer, canImportBundle(context.viewer));
  refuseWhileUnderWay(await selectTasks(context.em, sql`where state in ('waiting', 'working')`));
  try {
    return await context.services.storage.stage(stream, maxBundleBytes);
  } catch (error) {
    throw error instanceof SizeExceeded ? new TooLarge('ML_01', 'bundle.f') : error;
  }
}

/** Names of files are shown, and go no further. */
const longestName = 255;

/**
 * Has a received bundle looked through by a job, which changes nothing; the last one is removed. Errors as
 * `stageBundle`; a failure leaves nothing behind.
 */
export async function receiveBundle(
  context: Context,
  { fileName, received }: { fileName: string; received: StagedFile },
): Promise<BundleTask> {
  const { storage } = context.services;
  const fileKey = `bundles/${randomUUID()}`;
  await storage.keep(received, fileKey);
  try {
    authorize(context.viewer, canImportBundle(context.viewer));
    const { task, unused } = await inTransaction(context, async (tx) => {
      const keys = await makeRoom(tx, 'check');
      const id = await insertTask(tx.em, {
        step: 'check',
        fileName: fileName.slice(0, longestName).toWellFormed(),
        fileKey,
        bytes: received.size,
        madeBy: tx.viewer?.id ?? null,
      });
      await startWork(tx.em, id);
      await tx.audit({ action: 'bundle.received', subjectType: 'bundle', subjectId: id });
      return { task: await lockTask(tx, id), unused: keys };
    });
    await removeFiles(storage, unused);
    return task;
  } catch (error) {
    await removeFiles(storage, [fileKey]);
    throw error;
  }
}
