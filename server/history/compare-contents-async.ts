import type { Services } from '../shared/context.ts';
import { maxEventLoopTextLength } from '../shared/threads/index.ts';
import type { BlockChange } from './compare-blocks.ts';
import type { ContentComparison } from './compare-contents.ts';
import { type BlocksToCompare, comparisonTasks, type ContentsToCompare } from './comparison-tasks.ts';

type Threads = Pick<Services, 'threads'>;

const isLong = (values: readonly unknown[]): boolean => JSON.stringify(values).length > maxEventLoopTextLength;

/** Like `compareContents`, but in a worker thread if the contents are long. */
export async function compareContentsAsync({ threads }: Threads, task: ContentsToCompare): Promise<ContentComparison> {
  const { before, after } = task;
  return isLong([before, after]) ? threads.run('compareContents', task) : comparisonTasks.compareContents(task);
}

/** Like `findChangedBlocks`, but in a worker thread if the blocks are long. */
export async function findChangedBlocksAsync({ threads }: Threads, task: BlocksToCompare): Promise<BlockChange[]> {
  const { before, after } = task;
  return isLong([before, after]) ? threads.run('findChangedBlocks', task) : comparisonTasks.findChangedBlocks(task);
}
