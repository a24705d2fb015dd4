import { stat } from 'node:fs/promises';
import { withSharedContentLock } from '../media/index.ts';
import { checkBundleStructure } from './check-bundle-structure.ts';
import { importAllRows } from './import-all-rows.ts';
import { BundleMedia, readMedia } from './import-media.ts';
import type { BundleImportOptions, ImportReport, OnBytesRead } from './import-report.ts';

/** Reports how many bytes were read of the total. The media are read first. */
async function trackProgress(path: string, { onProgress = () => {} }: BundleImportOptions): Promise<OnBytesRead> {
  const total = (await stat(path)).size;
  let done = 0;
  return (bytes) => {
    done += bytes;
    onProgress(done, total);
  };
}

/**
 * Imports the pages, media and menus of a bundle: all of them, or none if there is any conflict, which the report
 * names. The search index follows soon afterwards. Throws BundleError for a file that is no bundle, or damaged.
 */
export async function importBundle(path: string, options: BundleImportOptions): Promise<ImportReport> {
  const { client, em, services, isDryRun, isChecked = false } = options;
  await checkBundleStructure(path);
  const onBytes = await trackProgress(path, options);
  const media = new BundleMedia({ services, isStored: !isDryRun, isVerified: isChecked });
  let isImported = false;
  try {
    const report = await withSharedContentLock(client, async () => {
      const trailer = await readMedia(path, media, onBytes);
      return importAllRows(path, options, { trailer, fileErrors: media.fileErrors, onBytes });
    });
    ({ isImported } = report);
    return report;
  } finally {
    // What cannot be removed now is left to the nightly sweep of unreferenced files.
    if (!isImported) await media.rollBack(em).catch(() => {});
  }
}
