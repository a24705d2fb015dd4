import { loadPage } from '../pages/index.ts';
import { type Context, requireViewer } from '../shared/context.ts';
import { parseInput } from '../shared/errors/index.ts';
import { type PagedList, pagedListInput } from '../shared/list/index.ts';
import { countSnapshots, loadPageHistory, type Snapshot } from './snapshot.queries.ts';

const pageHistoryInput = pagedListInput(['storedAt']).pick({ pageIndex: true, pageSize: true });

/** Returns the snapshots of a page, newest first, without their content. Signed in; 404 PM_01, V_12 on `list.…`. */
export async function listPageHistory(context: Context, pageID: number, input: unknown): Promise<PagedList<Snapshot>> {
  requireViewer(context);
  const { pageIndex, pageSize } = parseInput(pageHistoryInput, input, 'list');
  const page = await loadPage(context.em, pageID);
  return {
    items: await loadPageHistory(context.em, page.id, { offset: pageIndex * pageSize, limit: pageSize }),
    totalItems: await countSnapshots(context.em, page.id),
  };
}
