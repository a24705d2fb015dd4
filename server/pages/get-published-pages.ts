import { z } from 'zod';
import type { Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { filterText } from '../shared/list/index.ts';
import { resolvePageType } from './page-type-id.ts';
import type { Page } from './page.entity.ts';
import { loadPagesWithVersions } from './page.queries.ts';
import { type PresentedVersion, presentVersions } from './present-version.ts';

/** Pages of an answer, at most. */
const mostPages = 1_000;

/** What is left out narrows nothing. */
export const publishedPagesInput = z.object({ type: filterText(), locale: filterText() });
export type PublishedPagesFilter = z.output<typeof publishedPagesInput>;

/** What visitors see of a type and a locale, what was published last first, at most 1,000 pages; for anyone. */
export async function getPublishedPages(
  { em, services }: Pick<Context, 'em' | 'services'>,
  filterOf: PublishedPagesFilter,
): Promise<{ page: Page; version: PresentedVersion }[]> {
  const type = filterOf.type && resolvePageType(services.pageTypeDefinitions, filterOf.type);
  const rows = await query(
    em,
    sql<{ id: number; versionId: number }>`
      select p.id, p.live_version_id as "versionId" from page p
        left join lateral (select max(published_at) as at from publication where version_id = p.live_version_id) seen on true
       where p.deleted_at is null and p.live_version_id is not null
         and (${type}::text is null or p.type = ${type})
         and (${filterOf.locale}::text is null or p.locale = ${filterOf.locale})
       order by seen.at desc nulls last, p.id desc limit ${mostPages}`,
  );
  return presentVersions({ em, services, viewer: null }, await loadPagesWithVersions(em, rows));
}
