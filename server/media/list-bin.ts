import { type Context, requireViewer } from '../shared/context.ts';
import { isBinTimeOver, restorableUntil } from '../shared/database/bin-time.ts';
import { query, sql } from '../shared/database/query.ts';
import { parseInput } from '../shared/errors/index.ts';
import { likePattern, orderList, type PagedList, pagedListInput } from '../shared/list/index.ts';

export type BinEntry = {
  /** Of the deletion, by which it is restored. */
  id: number;
  kind: 'file' | 'directory';
  path: string;
  name: string;
  deletedAt: Date;
  restorableUntil: Date;
};

/** Instants come as text from a query of our own. */
type BinRow = Omit<BinEntry, 'deletedAt' | 'restorableUntil'> & { deletedAt: string; restorableUntil: string };

const toEntry = ({ deletedAt, restorableUntil, ...entry }: BinRow): BinEntry => ({
  ...entry,
  deletedAt: new Date(deletedAt),
  restorableUntil: new Date(restorableUntil),
});

export const listBinInput = pagedListInput(['deletedAt', 'name', 'path', 'kind', 'id']);

const columns = {
  deletedAt: sql`deleted_at`,
  name: sql`lower(name)`,
  path: sql`lower(path)`,
  kind: sql`kind`,
  id: sql`id`,
} as const;

/** What can still be taken out of the bin of the library, oldest first. Signed in; V_12 on `list.…`. */
export async function listBin(context: Context, input: unknown): Promise<PagedList<BinEntry>> {
  requireViewer(context);
  const list = parseInput(listBinInput, input ?? {}, 'list');
  const matches = sql`name ilike ${likePattern(list.searchTerm ?? '')} and not ${isBinTimeOver(sql.ref('deleted_at'))}`;
  const rows = await query(
    context.em,
    sql<BinRow>`
      select id, kind, path, name, deleted_at as "deletedAt",
        ${restorableUntil(sql.ref('deleted_at'))} as "restorableUntil"
      from media_deletion where ${matches} ${orderList(list, { columns, ties: sql`id` })}`,
  );
  const [count] = await query(
    context.em,
    sql<{ total: number }>`select count(*)::int as total from media_deletion where ${matches}`,
  );
  return { items: rows.map(toEntry), totalItems: count?.total ?? 0 };
}
