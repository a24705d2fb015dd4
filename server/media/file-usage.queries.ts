import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';

/** A page that visitors see, and that uses a file. */
export type BlockingPage = {
  id: number;
  title: string;
  slug: string;
  locale: string;
  type: string;
  published: boolean;
};

/** The pages whose visitors see one of these files, or one at or below these folders, by title; at most `limit`. */
export function findBlockingPages(
  em: EntityManager,
  { fileIDs, directoryPaths }: { fileIDs: readonly number[]; directoryPaths: readonly string[] },
  limit: number,
): Promise<(BlockingPage & { total: number })[]> {
  return query(
    em,
    sql<BlockingPage & { total: number }>`
      select p.id, p.title, p.slug, p.locale, p.type, true as published, count(*) over ()::int as total
        from page p
       where p.deleted_at is null and exists (
         select 1 from reference r
           join file f on f.id = r.file_id and f.deleted_at is null
           join directory d on d.id = f.directory_id
          where r.version_id = p.live_version_id
            and (f.id = any(${fileIDs}::int[]) or exists (
              select 1 from unnest(${directoryPaths}::text[]) as root (path)
               where d.path = root.path or starts_with(d.path, root.path || '/')))
       )
       order by lower(p.title), p.id limit ${limit}`,
  );
}

/** Titles of the pages whose visitors see one of these files, each with its slug. */
export async function findVisibleUsers(em: EntityManager, fileIDs: readonly number[]): Promise<string[]> {
  const rows = await query(
    em,
    sql<{ title: string; slug: string; locale: string }>`
      select p.title, p.slug, p.locale from page p
      where p.deleted_at is null and exists (
        select 1 from reference r where r.version_id = p.live_version_id and r.file_id = any(${fileIDs}::int[])
      )
      order by p.title, p.id limit 20`,
  );
  return rows.map(({ title, slug, locale }) => `${title} (${locale}, ${slug})`);
}
