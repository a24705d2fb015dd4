import { z } from 'zod';
import type { Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { filterTextInput } from '../shared/list/index.ts';
import { resolvePageTypeID, type PresentedVersion } from '../content/index.ts';
import { type Page, loadPagesWithVersions, presentVersions } from '../pages/index.ts';

/** Most pages per response. */
const maxPages = 1_000;

/** Fields that are left out do not filter. */
export const publishedPagesInput = z.object({ type: filterTextInput(), locale: filterTextInput() });
export type TypeAndLocaleFilter = z.output<typeof publishedPagesInput>;

/** Returns at most 1,000 published pages of a type and a locale, last published first. Anyone. */
export async function getPublishedPages(
  { em, services }: Pick<Context, 'em' | 'services'>,
  filter: TypeAndLocaleFilter,
): Promise<{ page: Page; version: PresentedVersion }[]> {
  const type = filter.type && resolvePageTypeID(services.pageTypeDefinitions, filter.type);
  const rows = await query(
    em,
    sql<{ id: number; versionId: number }>`
      select p.id, p.live_version_id as "versionId" from page p
        left join lateral (select max(published_at) as at from publication where version_id = p.live_version_id) seen on true
       where p.deleted_at is null and p.live_version_id is not null
         and (${type}::text is null or p.type = ${type})
         and (${filter.locale}::text is null or p.locale = ${filter.locale})
       order by seen.at desc nulls last, p.id desc limit ${maxPages}`,
  );
  return presentVersions({ em, services, viewer: null }, await loadPagesWithVersions(em, rows));
}
