import { canDeletePage, findPagesInBin, type PageBinRow } from '../pages/index.ts';
import { type Context, requireViewer } from '../shared/context.ts';
import { parseInput } from '../shared/errors/index.ts';
import { type PagedList, pagedListInput } from '../shared/list/index.ts';

/** A page in the bin. */
export type BinPage = Omit<PageBinRow, 'deletedAt' | 'restorableUntil'> & {
  deletedAt: Date;
  restorableUntil: Date;
  viewerCanRestore: boolean;
};

const listPageBinInput = pagedListInput(['deletedAt']).pick({ pageIndex: true, pageSize: true, searchTerm: true });

/** Returns the pages in the bin that can be restored, last deleted first. Signed in; V_12 on `list.…`. */
export async function listPageBin(context: Context, input: unknown): Promise<PagedList<BinPage>> {
  const viewer = requireViewer(context);
  const { pageIndex, pageSize, searchTerm } = parseInput(listPageBinInput, input, 'list');
  const { rows, total } = await findPagesInBin(context.em, { pageIndex, pageSize, searchTerm: searchTerm ?? '' });
  const items = rows.map((row) => ({
    ...row,
    deletedAt: new Date(row.deletedAt),
    restorableUntil: new Date(row.restorableUntil),
    viewerCanRestore: canDeletePage(viewer, row),
  }));
  return { items, totalItems: total };
}
