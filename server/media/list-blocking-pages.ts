import { authorize, type Context, hasPermission } from '../shared/context.ts';
import { parseInput } from '../shared/errors/index.ts';
import type { PagedList } from '../shared/list/index.ts';
import { type BlockingPage, findBlockingPages } from './file-usage.queries.ts';
import { mediaSelection } from './media-selection.ts';

/** Pages that are named, at most. */
const mostPages = 100;

/**
 * The pages in whose way deleting these files and folders would be, since visitors see one of the files there.
 * manage-media; V_12 on `media.fileIDs` and `media.directoryPaths`.
 */
export async function listBlockingPages(context: Context, input: unknown): Promise<PagedList<BlockingPage>> {
  authorize(context.viewer, hasPermission(context.viewer, 'manage-media'));
  const rows = await findBlockingPages(context.em, parseInput(mediaSelection, input, 'media'), mostPages);
  return { items: rows.map(({ total: _, ...page }) => page), totalItems: rows[0]?.total ?? 0 };
}
