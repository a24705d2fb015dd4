import { readForeignSettings } from '../settings/index.ts';
import { type ArchiveEntry, ArchiveError, readJson } from '../shared/archive/index.ts';
import { AppError } from '../shared/errors/index.ts';
import { type BundleHead, formatVersion, headShape } from './bundle-format.ts';
import { BundleProblem } from './bundle-problem.ts';
import { longestRows } from './check-outline.ts';

/** The first entry. BundleProblem where it is none, or of a newer release. */
export async function readHead(entry: ArchiveEntry): Promise<BundleHead> {
  const head = await readJson(entry, headShape).catch((error: unknown) => {
    throw new BundleProblem('no-bundle', '', { cause: error });
  });
  if (head.version > formatVersion) throw new BundleProblem('newer');
  return head;
}

/** What cannot be read of an entry is told by its name. */
export async function readPart<Value>(
  entry: ArchiveEntry,
  shape: Parameters<typeof readJson<Value>>[1],
): Promise<Value> {
  try {
    return await readJson(entry, shape, longestRows);
  } catch (error) {
    throw error instanceof ArchiveError ? new BundleProblem('damaged', entry.header.name, { cause: error }) : error;
  }
}

/** The settings of a bundle as they can be kept. BundleProblem where they are none that a site can have. */
export function readSettings(head: BundleHead) {
  try {
    return readForeignSettings({ ...head.settings, ...head.locales });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new BundleProblem('settings', error.errors[0]?.property, { cause: error });
  }
}
