import { readImportedSettings } from '../settings/index.ts';
import { type ArchiveEntry, ArchiveError, readArchiveJson } from '../shared/archive/index.ts';
import { AppError } from '../shared/errors/index.ts';
import { type BundleManifest, bundleFormatVersion, bundleManifestSchema } from './bundle-format.ts';
import { BundleError } from './bundle-error.ts';
import { maxRowsEntryBytes } from './check-bundle-structure.ts';

/** Reads the first entry. Throws BundleError for a file that is no bundle, or of a newer release. */
export async function readManifest(entry: ArchiveEntry): Promise<BundleManifest> {
  const manifest = await readArchiveJson(entry, bundleManifestSchema).catch((error: unknown) => {
    throw new BundleError('no-bundle', '', { cause: error });
  });
  if (manifest.version > bundleFormatVersion) throw new BundleError('newer');
  return manifest;
}

/** Reads an entry as JSON. Throws BundleError with the name of an unreadable entry. */
export async function readJsonEntry<Value>(
  entry: ArchiveEntry,
  schema: Parameters<typeof readArchiveJson<Value>>[1],
): Promise<Value> {
  try {
    return await readArchiveJson(entry, schema, maxRowsEntryBytes);
  } catch (error) {
    throw error instanceof ArchiveError ? new BundleError('damaged', entry.header.name, { cause: error }) : error;
  }
}

/** Returns the valid settings of a bundle. Throws BundleError for settings that a site cannot have. */
export function readBundleSettings(manifest: BundleManifest) {
  try {
    return readImportedSettings({ ...manifest.settings, ...manifest.locales });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new BundleError('settings', error.errors[0]?.property, { cause: error });
  }
}
