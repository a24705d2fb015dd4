import type { StoredBlock, VersionContent } from '../content/worker-exports.ts';
import type { BlockChange } from './compare-blocks.ts';
import { compareContents, type ComparedPage, type ContentComparison, findChangedBlocks } from './compare-contents.ts';

export type ContentsToCompare = { page: ComparedPage; before: VersionContent | null; after: VersionContent };
export type BlocksToCompare = { page: ComparedPage; before: StoredBlock[]; after: StoredBlock[] };

declare module '../shared/threads/thread-pool.ts' {
  interface ThreadTasks {
    compareContents: (task: ContentsToCompare) => ContentComparison;
    findChangedBlocks: (task: BlocksToCompare) => BlockChange[];
  }
}

/** The comparisons that worker threads run. */
export const comparisonTasks = {
  compareContents: ({ page, ...contents }: ContentsToCompare) => compareContents(page, contents),
  findChangedBlocks: ({ page, ...blocks }: BlocksToCompare) => findChangedBlocks(page, blocks),
};
