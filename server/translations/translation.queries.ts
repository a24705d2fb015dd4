import type { EntityManager } from '@mikro-orm/postgresql';
import type { StoredBlock } from '../content/index.ts';
import { selectNewestTexts } from '../pages/index.ts';
import { query, sql } from '../shared/database/query.ts';
import type { TextContent } from './untranslated-texts.ts';

/** Status of a translation relative to its source. */
export type TranslationStatus = {
  pageID: number;
  /** Null if the source was deleted or is in the bin. */
  sourceID: number | null;
  sourceType: string;
  sourceLocale: string;
  broughtUpToDateAt: Date;
  /** The source's blocks at `broughtUpToDateAt` and now; null if the source was not stored since. */
  blocks: { before: StoredBlock[]; after: StoredBlock[] } | null;
};

type TranslationStatusRow = Omit<TranslationStatus, 'broughtUpToDateAt'> & { broughtUpToDateAt: string };

/** The source of the translation `t`, unless it is in the bin. */
const source = selectNewestTexts(sql`p.id = t.source_page_id and p.deleted_at is null`);

/** Returns the status of the translations among these pages, with one query. */
export async function loadTranslations(em: EntityManager, pageIDs: readonly number[]): Promise<TranslationStatus[]> {
  const rows = await query(
    em,
    sql<TranslationStatusRow>`
      select t.page_id as "pageID", s.id as "sourceID", coalesce(s.type, '') as "sourceType",
             coalesce(s.locale, 'en') as "sourceLocale", t.brought_up_to_date_at as "broughtUpToDateAt",
             case when s.revision <> t.source_revision
                  then jsonb_build_object('before', t.source_blocks, 'after', s.blocks) end as blocks
        from translation t left join lateral (${source}) s on true
       where t.page_id = any(${[...pageIDs]}::int[])`,
  );
  return rows.map((row) => ({ ...row, broughtUpToDateAt: new Date(row.broughtUpToDateAt) }));
}

/** The texts of a translation and of its source. */
export type TranslatedTexts = {
  pageID: number;
  /** The newest content of the translation. */
  content: TextContent;
  /** The source's newest content; null if the source was deleted. */
  source: TextContent | null;
  /** The source's blocks when the translation was last brought up to date. */
  remembered: StoredBlock[];
  pageType: string;
};

const selectTextContent = (version: 'own' | 's') => {
  const column = (name: string) => sql.ref(`${version}.${name}`);
  return sql`jsonb_build_object(
    'blocks', ${column('blocks')}, 'pageTypeProps', ${column('page_type_props')},
    'pageTypeImages', ${column('page_type_images')}, 'pageTypeFiles', '{}'::jsonb,
    'seoTitle', ${column('seo_title')}, 'seoDescription', ${column('seo_description')})`;
};

/** Returns the texts of the translations among these pages and of their sources, with one query. */
export async function loadTranslatedTexts(em: EntityManager, pageIDs: readonly number[]): Promise<TranslatedTexts[]> {
  return query(
    em,
    sql<TranslatedTexts>`
      select t.page_id as "pageID", own.type as "pageType", t.source_blocks as remembered,
             ${selectTextContent('own')} as content,
             case when s.id is not null then ${selectTextContent('s')} end as source
        from translation t
        join lateral (${selectNewestTexts(sql`p.id = t.page_id`)}) own on true
        left join lateral (${source}) s on true
       where t.page_id = any(${[...pageIDs]}::int[])`,
  );
}

/**
 * Records the current revision and blocks of a translation's source. Makes the page a translation if it is not one yet.
 */
export async function recordSourceRevision(em: EntityManager, pageID: number, sourceID: number): Promise<void> {
  await query(
    em,
    sql`
      insert into translation (page_id, source_page_id, source_revision, source_blocks)
      select ${pageID}::int, s.id, s.revision, s.blocks from (${selectNewestTexts(sql`p.id = ${sourceID}`)}) s
      on conflict (page_id) do update
        set source_page_id = excluded.source_page_id, source_revision = excluded.source_revision,
            source_blocks = excluded.source_blocks, brought_up_to_date_at = now()`,
  );
}
