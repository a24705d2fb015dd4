import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Services } from '../shared/context.ts';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';
import { parseInput, textInput, textLimits } from '../shared/errors/index.ts';
import { cursorInput, filterTextInput, type ListPosition } from '../shared/list/index.ts';
import { resolvePageTypeID } from '../content/index.ts';
import { type Page, type PageVersion, loadPagesWithVersions } from '../pages/index.ts';
import { hasPublicTag } from '../tags/index.ts';

/** Most pages per response, and most ids or slugs of a filter. */
const maxCount = 100;

/** Number of pages without `first` and `last`. */
const defaultCount = 25;

const countInput = z
  .int()
  .min(1)
  .max(maxCount)
  .nullish()
  .transform((count) => count ?? null);
const cursor = cursorInput.nullish().transform((position) => position ?? null);

const publishedPagesInput = z.object({
  first: countInput,
  after: cursor,
  last: countInput,
  before: cursor,
  sort: z.enum(['firstPublished', 'title', 'slug']),
  order: z.enum(['asc', 'desc']),
  filter: z
    .object({
      ids: z.array(z.int()).max(maxCount).nullish(),
      slugs: z.array(textInput(textLimits.name)).max(maxCount).nullish(),
      locale: filterTextInput(),
      type: filterTextInput(),
      tag: filterTextInput(),
    })
    .nullish(),
});
/** `first` and `last` exclude each other. */
const oneDirectionInput = publishedPagesInput.refine(({ first, last }) => first === null || last === null, {
  path: ['last'],
});
type ListRequest = z.output<typeof publishedPagesInput>;
type Filter = NonNullable<ListRequest['filter']>;

type Dependencies = { em: EntityManager; services: Services };

/** All sort keys are texts, so that one cursor format fits every order. */
const sortKeys: Readonly<Record<ListRequest['sort'], RawBuilder<unknown>>> = {
  title: sql`lower(v.title)`,
  slug: sql`p.slug`,
  firstPublished: sql`to_char(coalesce((select min(published_at) from publication where page_id = p.id), p.created_at)
                              at time zone 'UTC', 'YYYYMMDDHH24MISSUS')`,
};

function matchesFilter(
  { ids = null, slugs = null, locale, tag, ...filterRest }: Filter,
  services: Services,
): RawBuilder<unknown> {
  const type = filterRest.type && resolvePageTypeID(services.pageTypeDefinitions, filterRest.type);
  return sql`p.deleted_at is null
    and (${ids}::int[] is null or p.id = any(${ids}::int[]))
    and (${slugs}::text[] is null or p.slug = any(${slugs}::text[]))
    and (${type}::text is null or p.type = ${type})
    and (${locale}::text is null or p.locale = ${locale})
    and (${tag}::text is null or ${hasPublicTag(sql`p.id`, tag)})`;
}

const noFilter: Filter = { locale: null, type: null, tag: null };

const directions = { asc: sql`asc`, desc: sql`desc` } as const;
const oppositeOrder = { asc: 'desc', desc: 'asc' } as const;

const isAfterCursor = (cursorPosition: ListPosition | null, order: ListRequest['order']): RawBuilder<unknown> => {
  if (!cursorPosition) return sql`true`;
  const { key, id } = cursorPosition;
  return order === 'asc'
    ? sql`(key, id) > (${key}::text collate "C", ${id}::int)`
    : sql`(key, id) < (${key}::text collate "C", ${id}::int)`;
};

type PageRow = ListPosition & { versionId: number };

/** A page in the list, with its position for cursors. */
export type ListedPage = { page: Page; version: PageVersion; position: ListPosition };

async function loadRows(em: EntityManager, rows: readonly PageRow[]): Promise<ListedPage[]> {
  const loadedPages = await loadPagesWithVersions(em, rows);
  return loadedPages.map(({ row: { key, id }, page, version }) => ({ page, version, position: { key, id } }));
}

/** Returns the requested rows in order, and whether more rows follow in the direction of paging. */
async function selectRows(
  { em, services }: Dependencies,
  request: ListRequest,
): Promise<{ rows: PageRow[]; hasMoreRows: boolean }> {
  const { first, after, last, before, sort, order, filter } = request;
  const count = last ?? first ?? defaultCount;
  // The last rows are the first rows of the opposite order.
  const direction = directions[last === null ? order : oppositeOrder[order]];
  const foundRows = await query(
    em,
    sql<PageRow>`
      select * from (
        select p.id, v.id as "versionId", ${sortKeys[sort]} collate "C" as key
          from page p join page_version v on v.id = p.live_version_id
         where ${matchesFilter(filter ?? noFilter, services)}) listed
       where ${isAfterCursor(after, order)} and ${isAfterCursor(before, oppositeOrder[order])}
       order by key ${direction}, id ${direction} limit ${count + 1}`,
  );
  const rows = foundRows.slice(0, count);
  return { rows: last === null ? rows : rows.toReversed(), hasMoreRows: foundRows.length > count };
}

/** One window of the list. */
export type PublishedPageList = {
  items: ListedPage[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  /** Counts all matching pages; a query of its own, run only on request. */
  count: () => Promise<number>;
};

/**
 * Returns a window of the published pages (cursor pagination). Anyone. On `list.…` V_12 for `first` or `last` outside
 * 1 to 100, for both of them and for an invalid cursor; V_14 for long texts.
 */
export async function listPublishedPages(dependencies: Dependencies, input: unknown): Promise<PublishedPageList> {
  const { em, services } = dependencies;
  const request = parseInput(oneDirectionInput, input, 'list');
  const { after, last, before, filter } = request;
  const { rows, hasMoreRows } = await selectRows(dependencies, request);
  const count = async (): Promise<number> => {
    const [row] = await query(
      em,
      sql<{ total: number }>`select count(*)::int as total from page p
                              where p.live_version_id is not null and ${matchesFilter(filter ?? noFilter, services)}`,
    );
    return row?.total ?? 0;
  };
  return {
    items: await loadRows(em, rows),
    hasNextPage: before !== null || (last === null && hasMoreRows),
    hasPreviousPage: after !== null || (last !== null && hasMoreRows),
    count,
  };
}
