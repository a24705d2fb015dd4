import { type Context, requireViewer } from '../shared/context.ts';
import { isBinTimeOverSql, restorableUntilSql } from '../shared/database/bin-time.ts';
import { query, sql } from '../shared/database/query.ts';
import { parseInput } from '../shared/errors/index.ts';
import { likePattern, orderAndLimit, type PagedList, pagedListInput } from '../shared/list/index.ts';

/** A deleted file or folder in the bin of the library. */
export type MediaDeletion = {
  /** Id of the deletion, by which it is restored. */
  id: number;
  kind: 'file' | 'directory';
  path: string;
  name: string;
  deletedAt: Date;
  restorableUntil: Date;
};

/** Raw queries return timestamps as text. */
type MediaDeletionRow = Omit<MediaDeletion, 'deletedAt' | 'restorableUntil'> & {
  deletedAt: string;
  restorableUntil: string;
};

const toMediaDeletion = ({ deletedAt, restorableUntil, ...deletion }: MediaDeletionRow): MediaDeletion => ({
  ...deletion,
  deletedAt: new Date(deletedAt),
  restorableUntil: new Date(restorableUntil),
});

export const listMediaBinInput = pagedListInput(['deletedAt', 'name', 'path', 'kind', 'id']);

const columns = {
  deletedAt: sql`deleted_at`,
  name: sql`lower(name)`,
  path: sql`lower(path)`,
  kind: sql`kind`,
  id: sql`id`,
} as const;

/** Returns what can be restored from the bin of the library, oldest first. Signed in; V_12 on `list.…`. */
export async function listMediaBin(context: Context, input: unknown): Promise<PagedList<MediaDeletion>> {
  requireViewer(context);
  const list = parseInput(listMediaBinInput, input ?? {}, 'list');
  const matches = sql`name ilike ${likePattern(list.searchTerm ?? '')} and not ${isBinTimeOverSql(sql.ref('deleted_at'))}`;
  const rows = await query(
    context.em,
    sql<MediaDeletionRow>`
      select id, kind, path, name, deleted_at as "deletedAt",
        ${restorableUntilSql(sql.ref('deleted_at'))} as "restorableUntil"
      from media_deletion where ${matches} ${orderAndLimit(list, { columns, tieBreaker: sql`id` })}`,
  );
  const [count] = await query(
    context.em,
    sql<{ total: number }>`select count(*)::int as total from media_deletion where ${matches}`,
  );
  return { items: rows.map(toMediaDeletion), totalItems: count?.total ?? 0 };
}
