import type { EntityManager } from '@mikro-orm/postgresql';
import type { VersionContent } from '../content/index.ts';
import { selectLiveContent } from '../pages/index.ts';
import { query, sql } from '../shared/database/query.ts';
import type { Services } from '../shared/context.ts';
import { publicTagNamesOf } from '../tags/index.ts';
import { extractSearchText } from './extract-search-text.ts';
import type { SearchDocument } from './engine/search-engine.ts';

type Row = VersionContent & { pageID: number; versionID: number; locale: string; type: string; tags: string[] };

/** Returns the search documents of these pages, without unpublished ones. */
export async function loadSearchDocuments(
  { em, services }: { em: EntityManager; services: Services },
  pageIDs: readonly number[],
): Promise<SearchDocument[]> {
  const rows = await query(
    em,
    sql<Row>`
      select p.*,
             ${publicTagNamesOf(sql`p."pageID"`)} as tags
        from (${selectLiveContent(sql`p.id = any(${pageIDs}::int[]) and p.slug <> '404'`)}) p
       order by p."pageID"`,
  );
  return rows.map(({ pageID, versionID, locale, type, tags, ...content }) => ({
    pageID,
    versionID,
    locale,
    type,
    tags,
    ...extractSearchText(content, type, services),
  }));
}
