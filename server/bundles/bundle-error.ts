import { ArchiveError } from '../shared/archive/index.ts';

/** Why a bundle cannot be read, or why a task failed. */
export const bundleProblemReasons = [
  'no-bundle',
  'newer',
  'damaged',
  'incomplete',
  'no-file',
  'unknown-entry',
  'too-many',
  'too-large',
  'settings',
  'media',
  'interrupted',
  'not-permitted',
  'failed',
] as const;
export type BundleProblemReason = (typeof bundleProblemReasons)[number];

/** `place` is the entry of the bundle that has the problem; empty for the whole bundle. */
export type BundleProblem = { reason: BundleProblemReason; place: string };

const messages: Readonly<Record<BundleProblemReason, string>> = {
  'no-bundle': 'The file contains no bundle of this product',
  newer: 'The bundle was made by a newer release than this one',
  damaged: 'The bundle is damaged',
  incomplete: 'The bundle is incomplete',
  'no-file': 'The bundle contains something that is not a plain file',
  'unknown-entry': 'The bundle contains something that this release does not know',
  'too-many': 'The bundle contains more entries than any site needs',
  'too-large': 'The bundle contains an entry that is too large',
  settings: 'The settings in the bundle are not valid for a site',
  media: 'The bundle contains a file that the media library does not accept',
  interrupted: 'The work was interrupted',
  'not-permitted': 'The user who started it no longer has the permissions',
  failed: 'Something went wrong',
};

/** Says why a bundle cannot be read or imported. */
export class BundleError extends ArchiveError {
  readonly reason: BundleProblemReason;
  readonly place: string;

  constructor(reason: BundleProblemReason, place = '', options?: ErrorOptions) {
    super(place === '' ? messages[reason] : `${messages[reason]}: ${place}`, options);
    this.reason = reason;
    this.place = place;
  }
}

/** Maps an error to a problem: an unreadable archive is damaged, any other error is a failure. */
export function toBundleProblem(error: unknown): BundleProblem {
  if (error instanceof BundleError) return { reason: error.reason, place: error.place };
  return { reason: error instanceof ArchiveError ? 'damaged' : 'failed', place: '' };
}
