import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { id, parseInput, text, textLimits } from '../shared/errors/index.ts';
import { query } from '../shared/database/query.ts';
import type { PagedList } from '../shared/list/index.ts';
import { type PageColumn, pageColumns, selectPageList, useIndexes } from './page-list.queries.ts';
import { resolvePageType } from './page-type-id.ts';
import { Page, pageStatuses } from './page.entity.ts';

const columnNames = Object.keys(pageColumns) as [PageColumn, ...PageColumn[]];

const filter = () =>
  text(textLimits.name)
    .nullish()
    .transform((value) => value || null);

/** A paged list's query: null, empty or missing filters mean all, and the default order is newest first. */
export const listPagesInput = z.object({
  type: filter(),
  locale: filter(),
  status: z
    .union([z.literal(''), z.enum(pageStatuses)])
    .nullish()
    .transform((value) => value || null),
  editor: z.union([z.literal(''), id]).nullish(),
  tag: filter(),
  scheduled: z
    .boolean()
    .nullish()
    .transform((value) => value ?? null),
  searchTerm: filter(),
  pageIndex: z
    .int()
    .min(0)
    .max(1_000_000)
    .nullish()
    .transform((value) => value ?? 0),
  pageSize: z
    .int()
    .min(1)
    .max(1_000)
    .nullish()
    .transform((value) => value ?? 25),
  columnToSort: z
    .union([z.literal(''), z.enum(columnNames)])
    .nullish()
    .transform((value) => value || ('updatedAt' as const)),
  sortOrder: z
    .union([z.literal(''), z.enum(['asc', 'desc'])])
    .nullish()
    .transform((value) => value || ('desc' as const)),
});

/** The pages outside the bin, ties by id. Signed in; V_12 on `list.…`. */
export async function listPages(context: Context, input: unknown): Promise<PagedList<Page>> {
  requireViewer(context);
  const { type, locale, status, editor, tag, ...list } = parseInput(listPagesInput, input ?? {}, 'list');
  const { em, services } = context;
  const statement = selectPageList({
    ...list,
    type: type && resolvePageType(services.pageTypeDefinitions, type),
    locale,
    status,
    editor: editor || null,
    tag,
  });
  const [found] = await em.fork().transactional(async (tx) => {
    await query(tx, useIndexes);
    return query(tx, statement);
  });
  const { ids, total } = found ?? { ids: [], total: 0 };
  const pages = new Map((await em.find(Page, { id: { $in: ids } })).map((page) => [page.id, page]));
  return { items: ids.flatMap((id) => pages.get(id) ?? []), totalItems: total };
}
