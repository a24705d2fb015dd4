import { stat } from 'node:fs/promises';
import { whileContentsStay } from '../media/index.ts';
import { checkOutline } from './check-outline.ts';
import { importAllRows } from './import-all-rows.ts';
import { BundleMedia, readMedia } from './import-media.ts';
import type { ImportParts, ImportReport, OnBytes } from './import-report.ts';

/** Tells how many bytes are read of how many; those of files come first. */
async function countBytes(path: string, { onProgress = () => {} }: ImportParts): Promise<OnBytes> {
  const total = (await stat(path)).size;
  let done = 0;
  return (bytes) => {
    done += bytes;
    onProgress(done, total);
  };
}

/**
 * Adds the pages, media and menus of a bundle, all of them or, where anything is in the way, none; the report tells
 * what. The search finds them by itself soon afterwards. BundleProblem where the file is none, or damaged.
 */
export async function importBundle(path: string, bundle: ImportParts): Promise<ImportReport> {
  const { client, em, services, isDryRun, isChecked = false } = bundle;
  await checkOutline(path);
  const onBytes = await countBytes(path, bundle);
  const media = new BundleMedia({ services, isKept: !isDryRun, isKnown: isChecked });
  let isImported = false;
  try {
    const report = await whileContentsStay(client, async () => {
      const end = await readMedia(path, media, onBytes);
      return importAllRows(path, bundle, { end, fileErrors: media.fileErrors, onBytes });
    });
    ({ isImported } = report);
    return report;
  } finally {
    // What cannot be removed now goes in the night, with all that no row names.
    if (!isImported) await media.takeBack(em).catch(() => {});
  }
}
