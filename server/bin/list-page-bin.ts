import { canDeletePage } from '../pages/index.ts';
import { type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { parseInput } from '../shared/errors/index.ts';
import { likePattern, type PagedList, pagedListInput } from '../shared/list/index.ts';
import { isPageBinTimeOver, pageRestorableUntil } from './page-bin-time.ts';

/** A page in the bin. */
export type BinPage = {
  id: number;
  title: string;
  slug: string;
  locale: string;
  type: string;
  deletedAt: Date;
  deletedByID: number | null;
  restorableUntil: Date;
  /** Whether no page outside the bin has its slug. */
  slugAvailable: boolean;
  viewerCanRestore: boolean;
};

/** Raw queries return timestamps as text. */
type BinRow = Omit<BinPage, 'deletedAt' | 'restorableUntil' | 'viewerCanRestore'> & {
  deletedAt: string;
  restorableUntil: string;
};

const listPageBinInput = pagedListInput(['deletedAt']).pick({ pageIndex: true, pageSize: true, searchTerm: true });

/** Returns the pages in the bin that can be restored, last deleted first. Signed in; V_12 on `list.…`. */
export async function listPageBin(context: Context, input: unknown): Promise<PagedList<BinPage>> {
  const viewer = requireViewer(context);
  const { pageIndex, pageSize, searchTerm } = parseInput(listPageBinInput, input, 'list');
  const pattern = likePattern(searchTerm ?? '');
  const matches = sql`p.deleted_at is not null and not ${isPageBinTimeOver} and (p.title ilike ${pattern} or p.slug ilike ${pattern})`;
  const rows = await query(
    context.em,
    sql<BinRow>`
      select p.id, p.title, p.slug, p.locale, p.type, p.deleted_at as "deletedAt", p.deleted_by as "deletedByID",
             ${pageRestorableUntil} as "restorableUntil",
             not exists (select 1 from page other where other.locale = p.locale and other.slug = p.slug
                            and other.deleted_at is null) as "slugAvailable"
        from page p where ${matches} order by p.deleted_at desc, p.id desc
       limit ${pageSize} offset ${pageIndex * pageSize}`,
  );
  const [count] = await query(
    context.em,
    sql<{ total: number }>`select count(*)::int as total from page p where ${matches}`,
  );
  const items = rows.map((row) => ({
    ...row,
    deletedAt: new Date(row.deletedAt),
    restorableUntil: new Date(row.restorableUntil),
    viewerCanRestore: canDeletePage(viewer, row),
  }));
  return { items, totalItems: count?.total ?? 0 };
}
