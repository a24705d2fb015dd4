import { ArchiveError } from '../shared/archive/index.ts';

/** Why a bundle cannot be read at all, or why work on it ended. */
export const problemReasons = [
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
export type ProblemReason = (typeof problemReasons)[number];

/** `place` is the entry of the bundle that it is about; empty where it is about all of it. */
export type Problem = { reason: ProblemReason; place: string };

const messages: Readonly<Record<ProblemReason, string>> = {
  'no-bundle': 'This is no bundle of this product',
  newer: 'The bundle was made by a newer release than this one',
  damaged: 'The bundle is damaged',
  incomplete: 'The bundle is not whole',
  'no-file': 'The bundle holds something that is no plain file',
  'unknown-entry': 'The bundle holds something that this release does not know',
  'too-many': 'The bundle holds more entries than any site has',
  'too-large': 'The bundle holds an entry that is too large',
  settings: 'The settings in the bundle are none that a site can have',
  media: 'The bundle holds a file that the media library does not take',
  interrupted: 'The work was interrupted',
  'not-permitted': 'Whoever asked for it may not do so any more',
  failed: 'Something went wrong',
};

export class BundleProblem extends ArchiveError {
  readonly reason: ProblemReason;
  readonly place: string;

  constructor(reason: ProblemReason, place = '', options?: ErrorOptions) {
    super(place === '' ? messages[reason] : `${messages[reason]}: ${place}`, options);
    this.reason = reason;
    this.place = place;
  }
}

/** What an error says of a bundle: an archive that cannot be read is damaged, anything else went wrong. */
export function toProblem(error: unknown): Problem {
  if (error instanceof BundleProblem) return { reason: error.reason, place: error.place };
  return { reason: error instanceof ArchiveError ? 'damaged' : 'failed', place: '' };
}
