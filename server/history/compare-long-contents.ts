import type { Services } from '../shared/context.ts';
import { longestOnEventLoop } from '../shared/threads/index.ts';
import type { BlockChange } from './compare-blocks.ts';
import type { ContentComparison } from './compare-contents.ts';
import { type BlocksToCompare, comparisonTasks, type ContentsToCompare } from './comparison-tasks.ts';

type Threads = Pick<Services, 'threads'>;

const isLong = (values: readonly unknown[]): boolean => JSON.stringify(values).length > longestOnEventLoop;

/** As `compareContents`, in a thread where the contents are long. */
export async function compareLongContents({ threads }: Threads, given: ContentsToCompare): Promise<ContentComparison> {
  const { before, after } = given;
  return isLong([before, after]) ? threads.run('compareContents', given) : comparisonTasks.compareContents(given);
}

/** As `findChangedBlocks`, in a thread where the blocks are long. */
export async function findLongChangedBlocks({ threads }: Threads, given: BlocksToCompare): Promise<BlockChange[]> {
  const { before, after } = given;
  return isLong([before, after]) ? threads.run('findChangedBlocks', given) : comparisonTasks.findChangedBlocks(given);
}
