import { authorize, type Context, hasPermission } from '../shared/context.ts';
import { parseInput } from '../shared/errors/index.ts';
import { type PagedList, pagedListInput } from '../shared/list/index.ts';
import { type BlockingPage, findBlockingPages } from './file-usage.queries.ts';
import { mediaSelectionInput } from '../media/index.ts';

const pagingInput = pagedListInput(['title']);

/**
 * Returns the pages that prevent deleting these files and folders, since they are live and use one of the files.
 * manage-media; V_12 on `media.fileIDs`, `media.directoryPaths` and `list.…`.
 */
export async function listBlockingPages(context: Context, input: unknown): Promise<PagedList<BlockingPage>> {
  authorize(context.viewer, hasPermission(context.viewer, 'manage-media'));
  const selection = parseInput(mediaSelectionInput, input, 'media');
  const { pageIndex, pageSize } = parseInput(pagingInput, input, 'list');
  return findBlockingPages(context.em, { ...selection, pageIndex, pageSize });
}
