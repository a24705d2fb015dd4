import { type RawBuilder, sql } from '../shared/database/query.ts';
import { likePattern, orderList } from '../shared/list/index.ts';
import type { PageStatus } from './page.entity.ts';

/** What lists of pages can be sorted by, as the REST layer names it; by the first where nothing is said. */
export const pageColumns = {
  updatedAt: sql`updated_at`,
  id: sql`id`,
  title: sql`title_key`,
  slug: sql`slug`,
  locale: sql`locale`,
  type: sql`type`,
  status: sql`status`,
  hasPublicationRequest: sql`(status = 'requested')`,
  publishedVersionID: sql`published_version_id`,
  createdAt: sql`created_at`,
} as const;
export type PageColumn = keyof typeof pageColumns;

/** Null filters nothing; `type` is an id as pages hold it. */
export type PageListQuery = {
  type: string | null;
  locale: string | null;
  status: PageStatus | null;
  editor: number | null;
  /** Of each of these lists a page has one value. */
  types: readonly string[] | null;
  locales: readonly string[] | null;
  statuses: readonly PageStatus[] | null;
  editors: readonly number[] | null;
  /** A tag's name, whatever its case. */
  tag: string | null;
  /** Whether a publication, or its end, is planned. */
  scheduled: boolean | null;
  searchTerm: string | null;
  columnToSort: PageColumn;
  sortOrder: 'asc' | 'desc';
  pageIndex: number;
  pageSize: number;
};

/** Few at any time: an index of their own holds them. */
const isPlanned = sql`id in (select page_id from scheduled_publication where status = 'pending')`;

/** Conditions of the lists of values that are given. */
function matchesAny({ types, locales, statuses, editors }: PageListQuery): RawBuilder<unknown>[] {
  return [
    ...(types === null ? [] : [sql`type = any(${types}::text[])`]),
    ...(locales === null ? [] : [sql`locale = any(${locales}::text[])`]),
    ...(statuses === null ? [] : [sql`status = any(${statuses}::text[])`]),
    ...(editors === null ? [] : [sql`updated_by = any(${editors}::int[])`]),
  ];
}

/** Only what is asked for stands in the statement: the planner knows of each value how often there is one. */
function matches(list: PageListQuery): RawBuilder<unknown> {
  const { type, locale, status, editor, tag, scheduled, searchTerm } = list;
  const pattern = searchTerm?.trim() ? sql`lower(${likePattern(searchTerm)})` : null;
  const conditions = [
    sql`deleted_at is null`,
    ...(type === null ? [] : [sql`type = ${type}`]),
    ...(locale === null ? [] : [sql`locale = ${locale}`]),
    ...(status === null ? [] : [sql`status = ${status}`]),
    ...(editor === null ? [] : [sql`updated_by = ${editor}`]),
    ...matchesAny(list),
    ...(tag === null
      ? []
      : [sql`id in (select page_id from page_tag join tag t on t.id = tag_id where lower(t.name) = lower(${tag}))`]),
    ...(scheduled === null ? [] : [scheduled ? isPlanned : sql`not (${isPlanned})`]),
    ...(pattern === null ? [] : [sql`(title_key like ${pattern} or slug like ${pattern})`]),
  ];
  return sql.join(conditions, sql` and `);
}

/**
 * Said before a list is read, in its transaction: the table is little larger than one of its indexes, so that the
 * planner would read it whole for a search, although every row then costs more.
 */
export const useIndexes = sql`set local enable_seqscan = off`;

export type PageListRow = { ids: number[]; total: number };

/**
 * The ids of one page of the list and how many there are in all, from the indexes alone: the rows themselves are
 * read only for what is shown. A page that is not full is the last one, so that nothing is left to be counted.
 */
export function selectPageList(list: PageListQuery): RawBuilder<PageListRow> {
  const where = matches(list);
  const offset = list.pageIndex * list.pageSize;
  return sql<PageListRow>`
    with shown as materialized (
      select array(select id from page where ${where} ${orderList(list, { columns: pageColumns, ties: sql`id` })}) as ids
    )
    select ids,
           case when cardinality(ids) < ${list.pageSize}::int and (cardinality(ids) > 0 or ${offset}::int = 0)
                then ${offset}::int + cardinality(ids)
                else (select count(*)::int from page where ${where}) end as total
      from shown`;
}
