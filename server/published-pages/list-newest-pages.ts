import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Services } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { parseInput } from '../shared/errors/index.ts';
import { filterTextInput } from '../shared/list/index.ts';
import { resolvePageTypeID } from '../content/index.ts';
import { type Page, type PageVersion, loadPagesWithVersions } from '../pages/index.ts';
import { hasPublicTag } from '../tags/index.ts';

/** Most pages per response. */
const maxPages = 50;
const defaultPageCount = 10;

const newestPagesInput = z.object({
  locale: filterTextInput(),
  type: filterTextInput(),
  tag: filterTextInput(),
  count: z
    .int()
    .min(1)
    .max(maxPages)
    .nullish()
    .transform((value) => value ?? defaultPageCount),
});

/**
 * Returns published pages by the time of their first publication, newest first; publishing again does not change the
 * order. Filters by public tags, ignoring case. V_12 on `page.<property>` for a count outside 1 to 50.
 */
export async function listNewestPages(
  { em, services }: { em: EntityManager; services: Services },
  input: unknown,
): Promise<{ page: Page; version: PageVersion }[]> {
  const { locale, tag, count, ...filter } = parseInput(newestPagesInput, input, 'page');
  const type = filter.type && resolvePageTypeID(services.pageTypeDefinitions, filter.type);
  const rows = await query(
    em,
    sql<{ id: number; versionId: number }>`
      select p.id, v.id as "versionId"
        from page p
        join page_version v on v.id = p.live_version_id
        left join lateral (select min(published_at) as at from publication where page_id = p.id) first on true
       where p.deleted_at is null
         and (${type}::text is null or p.type = ${type})
         and (${locale}::text is null or p.locale = ${locale})
         and (${tag}::text is null or ${hasPublicTag(sql`p.id`, tag)})
       order by first.at desc nulls last, p.id desc limit ${count}`,
  );
  return loadPagesWithVersions(em, rows);
}
