import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { id, parseInput, text, textLimits } from '../shared/errors/index.ts';
import { query } from '../shared/database/query.ts';
import { filterText, type PagedList, pagedListInput } from '../shared/list/index.ts';
import { type PageColumn, pageColumns, selectPageList, useIndexes } from './page-list.queries.ts';
import { resolvePageType } from './page-type-id.ts';
import { Page, pageStatuses } from './page.entity.ts';

const columnNames = Object.keys(pageColumns) as [PageColumn, ...PageColumn[]];

/** Values of which a page has one, at most. */
const mostValues = 100;

/** null and an empty list narrow nothing. */
const anyOf = <Value extends z.ZodType>(value: Value) =>
  z
    .array(value)
    .max(mostValues)
    .nullish()
    .transform((values) => (values && values.length > 0 ? values : null));

/** A paged list's query: what is left out narrows nothing, and the page that was stored last comes first. */
export const listPagesInput = pagedListInput(columnNames, 'desc').extend({
  type: filterText(),
  locale: filterText(),
  status: z
    .union([z.literal(''), z.enum(pageStatuses)])
    .nullish()
    .transform((value) => value || null),
  editor: z.union([z.literal(''), id]).nullish(),
  types: anyOf(text(textLimits.name)),
  locales: anyOf(text(textLimits.name)),
  statuses: anyOf(z.enum(pageStatuses)),
  editors: anyOf(id),
  tag: filterText(),
  scheduled: z
    .boolean()
    .nullish()
    .transform((value) => value ?? null),
});

/** The pages outside the bin, ties by id. Signed in; V_12 on `list.…`. */
export async function listPages(context: Context, input: unknown): Promise<PagedList<Page>> {
  requireViewer(context);
  const { type, types, locale, status, editor, tag, ...list } = parseInput(listPagesInput, input ?? {}, 'list');
  const { em, services } = context;
  const statement = selectPageList({
    ...list,
    type: type && resolvePageType(services.pageTypeDefinitions, type),
    types: types?.map((one) => resolvePageType(services.pageTypeDefinitions, one)) ?? null,
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
