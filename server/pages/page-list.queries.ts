import { type RawBuilder, sql } from '../shared/database/query.ts';
import { likePattern, orderAndLimit } from '../shared/list/index.ts';
import { selectTaggedPageIDs } from '../tags/index.ts';
import type { PageStatus } from './page.entity.ts';

/** Sort columns of page lists, with their REST names; the first is the default. */
export const pageSortColumns = {
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
export type PageSortColumn = keyof typeof pageSortColumns;

/** Null does not filter. `type` is spelled as in the definition of the page type. */
export type PageListQuery = {
  type: string | null;
  locale: string | null;
  status: PageStatus | null;
  editor: number | null;
  /** Filters by lists: a page matches if it has one of the values. */
  types: readonly string[] | null;
  locales: readonly string[] | null;
  statuses: readonly PageStatus[] | null;
  editors: readonly number[] | null;
  /** Name of a tag, ignoring case. */
  tag: string | null;
  /** Whether a publication or unpublishing is scheduled. */
  scheduled: boolean | null;
  searchTerm: string | null;
  columnToSort: PageSortColumn;
  sortOrder: 'asc' | 'desc';
  pageIndex: number;
  pageSize: number;
};

/** Fast, because few are pending and they have a partial index. */
const isScheduled = sql`id in (select page_id from scheduled_publication where status = 'pending')`;

/** Conditions of the list filters. */
function valueListConditions({ types, locales, statuses, editors }: PageListQuery): RawBuilder<unknown>[] {
  return [
    ...(types === null ? [] : [sql`type = any(${types}::text[])`]),
    ...(locales === null ? [] : [sql`locale = any(${locales}::text[])`]),
    ...(statuses === null ? [] : [sql`status = any(${statuses}::text[])`]),
    ...(editors === null ? [] : [sql`updated_by = any(${editors}::int[])`]),
  ];
}

/** Has only the conditions in use, so that the planner can estimate each value's frequency. */
function listCondition(list: PageListQuery): RawBuilder<unknown> {
  const { type, locale, status, editor, tag, scheduled, searchTerm } = list;
  const pattern = searchTerm?.trim() ? sql`lower(${likePattern(searchTerm)})` : null;
  const conditions = [
    sql`deleted_at is null`,
    ...(type === null ? [] : [sql`type = ${type}`]),
    ...(locale === null ? [] : [sql`locale = ${locale}`]),
    ...(status === null ? [] : [sql`status = ${status}`]),
    ...(editor === null ? [] : [sql`updated_by = ${editor}`]),
    ...valueListConditions(list),
    ...(tag === null ? [] : [sql`id in (${selectTaggedPageIDs(tag)})`]),
    ...(scheduled === null ? [] : [scheduled ? isScheduled : sql`not (${isScheduled})`]),
    ...(pattern === null ? [] : [sql`(title_key like ${pattern} or slug like ${pattern})`]),
  ];
  return sql.join(conditions, sql` and `);
}

/**
 * Run in the transaction before `selectPageList`. The table is hardly larger than one of its indexes, so the planner
 * would choose a sequential scan for a search although that is slower.
 */
export const preferIndexScans = sql`set local enable_seqscan = off`;

/** The ids of one page of the list, and the total number of matches. */
export type PageListIDs = { ids: number[]; total: number };

/**
 * Selects the ids of one page of the list and the total count by index-only scans; the caller loads the rows. If the
 * page is not full it is the last one, and the total needs no count.
 */
export function selectPageList(list: PageListQuery): RawBuilder<PageListIDs> {
  const where = listCondition(list);
  const offset = list.pageIndex * list.pageSize;
  return sql<PageListIDs>`
    with shown as materialized (
      select array(select id from page where ${where} ${orderAndLimit(list, { columns: pageSortColumns, tieBreaker: sql`id` })}) as ids
    )
    select ids,
           case when cardinality(ids) < ${list.pageSize}::int and (cardinality(ids) > 0 or ${offset}::int = 0)
                then ${offset}::int + cardinality(ids)
                else (select count(*)::int from page where ${where}) end as total
      from shown`;
}
