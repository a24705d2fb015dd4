import { removeUnreferencedContents } from '../media/index.ts';
import { purgeMediaBin } from './purge-media-bin.ts';

/** Purges the bin of the library, and removes the bytes of files without a row. */
export async function sweepMedia(task: Parameters<typeof removeUnreferencedContents>[0]): Promise<void> {
  await purgeMediaBin(task.em);
  await removeUnreferencedContents(task);
}
