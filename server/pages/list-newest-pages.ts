import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Services } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { parseInput } from '../shared/errors/index.ts';
import { filterText } from '../shared/list/index.ts';
import { resolvePageType } from './page-type-id.ts';
import type { Page, PageVersion } from './page.entity.ts';
import { loadPagesWithVersions } from './page.queries.ts';

/** Pages of an answer, at most. */
const mostPages = 50;
const usualPages = 10;

const newestPagesInput = z.object({
  locale: filterText(),
  type: filterText(),
  tag: filterText(),
  count: z
    .int()
    .min(1)
    .max(mostPages)
    .nullish()
    .transform((value) => value ?? usualPages),
});

/**
 * What visitors see, what appeared last first: a later correction does not make a page new again. A tag is a public
 * one of the page, whatever its case. V_12 on `page.<property>` for a count outside 1 to 50.
 */
export async function listNewestPages(
  { em, services }: { em: EntityManager; services: Services },
  input: unknown,
): Promise<{ page: Page; version: PageVersion }[]> {
  const { locale, tag, count, ...asked } = parseInput(newestPagesInput, input, 'page');
  const type = asked.type && resolvePageType(services.pageTypeDefinitions, asked.type);
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
         and (${tag}::text is null or exists (
           select 1 from page_tag pt join tag t on t.id = pt.tag_id
            where pt.page_id = p.id and t.public and lower(t.name) = lower(${tag})))
       order by first.at desc nulls last, p.id desc limit ${count}`,
  );
  return loadPagesWithVersions(em, rows);
}
