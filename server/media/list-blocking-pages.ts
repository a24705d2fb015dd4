import { authorize, type Context, hasPermission } from '../shared/context.ts';
import { parseInput } from '../shared/errors/index.ts';
import { type PagedList, pagedListInput } from '../shared/list/index.ts';
import { type BlockingPage, findBlockingPages } from './file-usage.queries.ts';
import { mediaSelection } from './media-selection.ts';

const windowInput = pagedListInput(['title']);

/**
 * The pages in whose way deleting these files and folders would be, since visitors see one of the files there.
 * manage-media; V_12 on `media.fileIDs`, `media.directoryPaths` and `list.…`.
 */
export async function listBlockingPages(context: Context, input: unknown): Promise<PagedList<BlockingPage>> {
  authorize(context.viewer, hasPermission(context.viewer, 'manage-media'));
  const selection = parseInput(mediaSelection, input, 'media');
  const { pageIndex, pageSize } = parseInput(windowInput, input, 'list');
  return findBlockingPages(context.em, { ...selection, pageIndex, pageSize });
}
