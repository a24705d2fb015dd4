import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';

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
