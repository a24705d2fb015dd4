import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { idInput, parseInput, textInput, textLimits } from '../shared/errors/index.ts';
import { query } from '../shared/database/query.ts';
import { filterTextInput, type PagedList, pagedListInput } from '../shared/list/index.ts';
import { type PageSortColumn, pageSortColumns, selectPageList, preferIndexScans } from './page-list.queries.ts';
import { resolvePageTypeID } from '../content/index.ts';
import { Page, pageStatuses } from './page.entity.ts';

const columnNames = Object.keys(pageSortColumns) as [PageSortColumn, ...PageSortColumn[]];

/** Most values of a list filter. */
const maxValues = 100;

/** A list filter; null and an empty list do not filter. */
const optionalValues = <Value extends z.ZodType>(value: Value) =>
  z
    .array(value)
    .max(maxValues)
    .nullish()
    .transform((values) => (values && values.length > 0 ? values : null));

/** Fields that are left out do not filter. By default the last stored page comes first. */
export const listPagesInput = pagedListInput(columnNames, 'desc').extend({
  type: filterTextInput(),
  locale: filterTextInput(),
  status: z
    .union([z.literal(''), z.enum(pageStatuses)])
    .nullish()
    .transform((value) => value || null),
  editor: z.union([z.literal(''), idInput]).nullish(),
  types: optionalValues(textInput(textLimits.name)),
  locales: optionalValues(textInput(textLimits.name)),
  statuses: optionalValues(z.enum(pageStatuses)),
  editors: optionalValues(idInput),
  tag: filterTextInput(),
  scheduled: z
    .boolean()
    .nullish()
    .transform((value) => value ?? null),
});

/** Returns the pages outside the bin; ties are sorted by id. Signed in; V_12 on `list.…`. */
export async function listPages(context: Context, input: unknown): Promise<PagedList<Page>> {
  requireViewer(context);
  const { type, types, locale, status, editor, tag, ...list } = parseInput(listPagesInput, input ?? {}, 'list');
  const { em, services } = context;
  const statement = selectPageList({
    ...list,
    type: type && resolvePageTypeID(services.pageTypeDefinitions, type),
    types: types?.map((one) => resolvePageTypeID(services.pageTypeDefinitions, one)) ?? null,
    locale,
    status,
    editor: editor || null,
    tag,
  });
  const [foundIDs] = await em.fork().transactional(async (tx) => {
    await query(tx, preferIndexScans);
    return query(tx, statement);
  });
  const { ids, total } = foundIDs ?? { ids: [], total: 0 };
  const pages = new Map((await em.find(Page, { id: { $in: ids } })).map((page) => [page.id, page]));
  return { items: ids.flatMap((id) => pages.get(id) ?? []), totalItems: total };
}
