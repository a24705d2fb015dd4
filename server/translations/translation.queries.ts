import type { EntityManager } from '@mikro-orm/postgresql';
import type { StoredBlock } from '../pages/index.ts';
import { query, sql } from '../shared/database/query.ts';

/** Where a translation stands against its source. */
export type Translation = {
  pageID: number;
  /** Null where the source was removed or lies in the bin. */
  sourceID: number | null;
  sourceType: string;
  sourceLocale: string;
  broughtUpToDateAt: Date;
  /** The source's blocks of that time and of now; null where it was not stored since. */
  blocks: { before: StoredBlock[]; after: StoredBlock[] } | null;
};

type TranslationRow = Omit<Translation, 'broughtUpToDateAt'> & { broughtUpToDateAt: string };

/** The translations among these pages, in one round trip. */
export async function loadTranslations(em: EntityManager, pageIDs: readonly number[]): Promise<Translation[]> {
  const rows = await query(
    em,
    sql<TranslationRow>`
      select t.page_id as "pageID", s.id as "sourceID", coalesce(s.type, '') as "sourceType",
             coalesce(s.locale, 'en') as "sourceLocale", t.brought_up_to_date_at as "broughtUpToDateAt",
             case when s.revision <> t.source_revision
                  then jsonb_build_object('before', t.source_blocks, 'after', v.blocks) end as blocks
        from translation t
        left join page s on s.id = t.source_page_id and s.deleted_at is null
        left join page_version v on v.id = s.newest_version_id
       where t.page_id = any(${[...pageIDs]}::int[])`,
  );
  return rows.map((row) => ({ ...row, broughtUpToDateAt: new Date(row.broughtUpToDateAt) }));
}

/** Remembers the blocks of a translation's source as they are now; a page that was none becomes one. */
export async function rememberSource(em: EntityManager, pageID: number, sourceID: number): Promise<void> {
  await query(
    em,
    sql`
      insert into translation (page_id, source_page_id, source_revision, source_blocks)
      select ${pageID}::int, s.id, s.revision, v.blocks
        from page s join page_version v on v.id = s.newest_version_id where s.id = ${sourceID}
      on conflict (page_id) do update
        set source_page_id = excluded.source_page_id, source_revision = excluded.source_revision,
            source_blocks = excluded.source_blocks, brought_up_to_date_at = now()`,
  );
}

type Sibling = { pageID: number; siblingID: number; slug: string };

/** The translations of these pages into a locale. */
export async function findSiblings(
  em: EntityManager,
  pageIDs: readonly number[],
  locale: string,
): Promise<ReadonlyMap<number, Sibling>> {
  const rows = await query(
    em,
    sql<Sibling>`
      select p.id as "pageID", s.id as "siblingID", s.slug from page p
        join page s on s.sibling_group_id = p.sibling_group_id and s.locale = ${locale} and s.deleted_at is null
       where p.id = any(${[...new Set(pageIDs)]}::int[])`,
  );
  return new Map(rows.map((row) => [row.pageID, row]));
}
