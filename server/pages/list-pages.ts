import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { id, parseInput, text, textLimits } from '../shared/errors/index.ts';
import { Page, pageStatuses } from './page.entity.ts';

/** What lists of pages can be sorted by, as the REST layer names it, and the entity's property. */
const pageColumns = {
  id: 'id',
  title: 'title',
  slug: 'slug',
  locale: 'locale',
  type: 'type',
  status: 'status',
  publishedVersionID: 'publishedVersionId',
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
} as const satisfies Record<string, keyof Page>;

type PageColumn = keyof typeof pageColumns;
const columnNames = Object.keys(pageColumns) as [PageColumn, ...PageColumn[]];

const filter = () =>
  text(textLimits.name)
    .nullish()
    .transform((value) => value || null);

/** A paged list's query: null, empty or missing filters mean all, and the default order is newest first. */
export const listPagesInput = z.object({
  type: filter(),
  locale: filter(),
  status: z.enum(pageStatuses).nullish(),
  editor: z.union([z.literal(''), id]).nullish(),
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

const escapeLike = (term: string): string => term.replace(/[\\%_]/g, '\\$&');

function whereOf({ type, locale, status, editor, searchTerm }: z.output<typeof listPagesInput>) {
  const pattern = searchTerm && `%${escapeLike(searchTerm.trim())}%`;
  return {
    deletedAt: null,
    ...(type && { type: { $ilike: escapeLike(type) } }),
    ...(locale && { locale }),
    ...(status && { status }),
    ...(editor && { updatedBy: editor }),
    ...(pattern && { $or: [{ title: { $ilike: pattern } }, { slug: { $ilike: pattern } }] }),
  };
}

/** The pages outside the bin, ties by id. Signed in; V_12 on `list.…`. */
export async function listPages(context: Context, input: unknown): Promise<{ items: Page[]; totalItems: number }> {
  requireViewer(context);
  const list = parseInput(listPagesInput, input ?? {}, 'list');
  const [items, totalItems] = await findPages(context.em, list);
  return { items, totalItems };
}

function findPages(em: EntityManager, list: z.output<typeof listPagesInput>) {
  return em.findAndCount(Page, whereOf(list), {
    orderBy: [{ [pageColumns[list.columnToSort]]: list.sortOrder }, { id: list.sortOrder }],
    limit: list.pageSize,
    offset: list.pageIndex * list.pageSize,
  });
}
