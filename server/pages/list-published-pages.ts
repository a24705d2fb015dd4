import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Services } from '../shared/context.ts';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';
import { parseInput, text, textLimits } from '../shared/errors/index.ts';
import { cursorInput, type Place } from '../shared/list/index.ts';
import { resolvePageType } from './page-type-id.ts';
import { Page, PageVersion } from './page.entity.ts';

/** Pages of an answer, and numbers or slugs of a filter, at most. */
const most = 100;

const filterText = () =>
  text(textLimits.name)
    .nullish()
    .transform((value) => value?.trim() || null);

const publishedPagesInput = z.object({
  first: z.int().min(1).max(most),
  after: cursorInput.nullish().transform((place) => place ?? null),
  sort: z.enum(['firstPublished', 'title', 'slug']),
  order: z.enum(['asc', 'desc']),
  filter: z
    .object({
      ids: z.array(z.int()).max(most).nullish(),
      slugs: z.array(text(textLimits.name)).max(most).nullish(),
      locale: filterText(),
      type: filterText(),
      tag: filterText(),
    })
    .nullish(),
});
type Wish = z.output<typeof publishedPagesInput>;
type Filter = NonNullable<Wish['filter']>;

type Parts = { em: EntityManager; services: Services };

/** Every order is one of texts, so that a cursor names a place in any of them. */
const keys: Readonly<Record<Wish['sort'], RawBuilder<unknown>>> = {
  title: sql`lower(v.title)`,
  slug: sql`p.slug`,
  firstPublished: sql`to_char(coalesce((select min(published_at) from publication where page_id = p.id), p.created_at)
                              at time zone 'UTC', 'YYYYMMDDHH24MISSUS')`,
};

function matches({ ids = null, slugs = null, locale, tag, ...asked }: Filter, services: Services): RawBuilder<unknown> {
  const type = asked.type && resolvePageType(services.pageTypeDefinitions, asked.type);
  return sql`p.deleted_at is null
    and (${ids}::int[] is null or p.id = any(${ids}::int[]))
    and (${slugs}::text[] is null or p.slug = any(${slugs}::text[]))
    and (${type}::text is null or p.type = ${type})
    and (${locale}::text is null or p.locale = ${locale})
    and (${tag}::text is null or exists (
      select 1 from page_tag pt join tag t on t.id = pt.tag_id
       where pt.page_id = p.id and t.public and lower(t.name) = lower(${tag})))`;
}

const everything: Filter = { locale: null, type: null, tag: null };

const isAfter = (place: Place | null, order: Wish['order']): RawBuilder<unknown> => {
  if (!place) return sql`true`;
  const { key, id } = place;
  return order === 'asc'
    ? sql`(key, id) > (${key}::text collate "C", ${id}::int)`
    : sql`(key, id) < (${key}::text collate "C", ${id}::int)`;
};

type Row = Place & { versionId: number };

export type ListedPage = { page: Page; version: PageVersion; place: Place };

async function loadRows(em: EntityManager, rows: readonly Row[]): Promise<ListedPage[]> {
  const [pages, versions] = await Promise.all([
    em.find(Page, { id: { $in: rows.map(({ id }) => id) } }),
    em.find(PageVersion, { id: { $in: rows.map(({ versionId }) => versionId) } }),
  ]);
  const pageOf = new Map(pages.map((page) => [page.id, page]));
  const versionOf = new Map(versions.map((version) => [version.id, version]));
  return rows.flatMap(({ id, key, versionId }) => {
    const [page, version] = [pageOf.get(id), versionOf.get(versionId)];
    return page && version ? [{ page, version, place: { key, id } }] : [];
  });
}

export type PublishedPageList = {
  items: ListedPage[];
  hasMore: boolean;
  hasBefore: boolean;
  /** How many there are in all, asked for only by who wants to know. */
  count: () => Promise<number>;
};

/**
 * What visitors see, part by part; for anyone. V_12 on `list.…` for `first` outside 1 to 100 and a cursor that is none,
 * V_14 for long texts.
 */
export async function listPublishedPages({ em, services }: Parts, input: unknown): Promise<PublishedPageList> {
  const { first, after, sort, order, filter } = parseInput(publishedPagesInput, input, 'list');
  const condition = matches(filter ?? everything, services);
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const rows = await query(
    em,
    sql<Row>`
      select * from (
        select p.id, v.id as "versionId", ${keys[sort]} collate "C" as key
          from page p join page_version v on v.id = p.live_version_id where ${condition}) listed
       where ${isAfter(after, order)} order by key ${direction}, id ${direction} limit ${first + 1}`,
  );
  const count = async (): Promise<number> => {
    const [row] = await query(
      em,
      sql<{ total: number }>`select count(*)::int as total from page p
                              where p.live_version_id is not null and ${condition}`,
    );
    return row?.total ?? 0;
  };
  const items = await loadRows(em, rows.slice(0, first));
  return { items, hasMore: rows.length > first, hasBefore: after !== null, count };
}
