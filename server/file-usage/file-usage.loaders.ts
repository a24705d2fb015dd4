import DataLoader from 'dataloader';
import { query, sql } from '../shared/database/query.ts';
import type { GraphQLContext } from '../shared/graphql/index.ts';

/** How many pages outside the bin use each file in their newest or live version. */
export const createFilePageCountLoader = ({ em }: GraphQLContext): DataLoader<number, number> =>
  new DataLoader(async (fileIDs) => {
    const rows = await query(
      em,
      sql<{ id: number; count: number }>`
        select r.file_id as id, count(distinct p.id)::int as count
        from reference r
        join page_version v on v.id = r.version_id
        join page p on p.id = v.page_id and v.id in (p.newest_version_id, p.live_version_id)
        where r.file_id = any(${fileIDs}::int[]) and p.deleted_at is null
        group by r.file_id`,
    );
    const counts = new Map(rows.map(({ id, count }) => [id, count]));
    return fileIDs.map((id) => counts.get(id) ?? 0);
  });
