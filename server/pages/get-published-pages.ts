import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Services } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { text, textLimits } from '../shared/errors/index.ts';
import { resolvePageType } from './page-type-id.ts';
import { Page, PageVersion } from './page.entity.ts';
import { type PresentedVersion, presentVersions } from './present-version.ts';

/** Pages of an answer, at most. */
const mostPages = 1_000;

const filter = () =>
  text(textLimits.name)
    .nullish()
    .transform((value) => value || null);

/** What is left out narrows nothing. */
export const publishedPagesInput = z.object({ type: filter(), locale: filter() });
export type PublishedPagesFilter = z.output<typeof publishedPagesInput>;

/** What visitors see of a type and a locale, by title, at most 1,000 pages; for anyone. */
export async function getPublishedPages(
  { em, services }: { em: EntityManager; services: Services },
  filterOf: PublishedPagesFilter,
): Promise<{ page: Page; version: PresentedVersion }[]> {
  const type = filterOf.type && resolvePageType(services.pageTypeDefinitions, filterOf.type);
  const rows = await query(
    em,
    sql<{ id: number; versionId: number }>`
      select p.id, v.id as "versionId" from page p join page_version v on v.id = p.live_version_id
       where p.deleted_at is null and (${type}::text is null or p.type = ${type})
         and (${filterOf.locale}::text is null or p.locale = ${filterOf.locale})
       order by lower(v.title), p.id limit ${mostPages}`,
  );
  const pages = new Map((await em.find(Page, { id: { $in: rows.map(({ id }) => id) } })).map((one) => [one.id, one]));
  const versions = new Map(
    (await em.find(PageVersion, { id: { $in: rows.map(({ versionId }) => versionId) } })).map((one) => [one.id, one]),
  );
  const found = rows.flatMap(({ id, versionId }) => {
    const [page, version] = [pages.get(id), versions.get(versionId)];
    return page && version ? [{ page, version }] : [];
  });
  return (await presentVersions({ em, services }, found)).flatMap((version, index) => {
    const page = found[index]?.page;
    return page ? [{ page, version }] : [];
  });
}
