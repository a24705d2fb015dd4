import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Services } from '../shared/context.ts';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';
import { parseInput, text, textLimits } from '../shared/errors/index.ts';
import { cursorInput, filterText, type Place } from '../shared/list/index.ts';
import { resolvePageType } from './page-type-id.ts';
import type { Page, PageVersion } from './page.entity.ts';
import { loadPagesWithVersions } from './page.queries.ts';

/** Pages of an answer, and numbers or slugs of a filter, at most. */
const most = 100;

/** Of a part of the list that does not say how long it is. */
const usualLength = 25;

const length = z
  .int()
  .min(1)
  .max(most)
  .nullish()
  .transform((count) => count ?? null);
const cursor = cursorInput.nullish().transform((place) => place ?? null);

const publishedPagesInput = z.object({
  first: length,
  after: cursor,
  last: length,
  before: cursor,
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
/** Both ends of a list at once are no part of it. */
const oneEnd = publishedPagesInput.refine(({ first, last }) => first === null || last === null, { path: ['last'] });
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

const directions = { asc: sql`asc`, desc: sql`desc` } as const;
const other = { asc: 'desc', desc: 'asc' } as const;

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
  const found = await loadPagesWithVersions(em, rows);
  return found.map(({ row: { key, id }, page, version }) => ({ page, version, place: { key, id } }));
}

/** The rows of a part in their order, and whether there are more at the end where it was cut off. */
async function listRows({ em, services }: Parts, wish: Wish): Promise<{ rows: Row[]; isCut: boolean }> {
  const { first, after, last, before, sort, order, filter } = wish;
  const count = last ?? first ?? usualLength;
  // The last ones are the first ones of the other order.
  const direction = directions[last === null ? order : other[order]];
  const found = await query(
    em,
    sql<Row>`
      select * from (
        select p.id, v.id as "versionId", ${keys[sort]} collate "C" as key
          from page p join page_version v on v.id = p.live_version_id
         where ${matches(filter ?? everything, services)}) listed
       where ${isAfter(after, order)} and ${isAfter(before, other[order])}
       order by key ${direction}, id ${direction} limit ${count + 1}`,
  );
  const rows = found.slice(0, count);
  return { rows: last === null ? rows : rows.toReversed(), isCut: found.length > count };
}

export type PublishedPageList = {
  items: ListedPage[];
  hasMore: boolean;
  hasBefore: boolean;
  /** How many there are in all, asked for only by who wants to know. */
  count: () => Promise<number>;
};

/**
 * What visitors see, part by part; for anyone. V_12 on `list.…` for `first` or `last` outside 1 to 100, both of them, and a
 * cursor that is none, V_14 for long texts.
 */
export async function listPublishedPages(parts: Parts, input: unknown): Promise<PublishedPageList> {
  const { em, services } = parts;
  const wish = parseInput(oneEnd, input, 'list');
  const { after, last, before, filter } = wish;
  const { rows, isCut } = await listRows(parts, wish);
  const count = async (): Promise<number> => {
    const [row] = await query(
      em,
      sql<{ total: number }>`select count(*)::int as total from page p
                              where p.live_version_id is not null and ${matches(filter ?? everything, services)}`,
    );
    return row?.total ?? 0;
  };
  return {
    items: await loadRows(em, rows),
    hasMore: before !== null || (last === null && isCut),
    hasBefore: after !== null || (last !== null && isCut),
    count,
  };
}
