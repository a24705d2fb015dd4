import { directoryPath, mediaName, readVideoAddress } from '../media/index.ts';
import { menuItemsInput } from '../menu/index.ts';
import { cleanForeignContent, slugInput } from '../pages/index.ts';
import type { Services } from '../shared/context.ts';
import { AppError, type ErrorItem, json, parseInput, requiredText, text, textLimits } from '../shared/errors/index.ts';
import { z } from 'zod';
import type { BundlePart, PartName, Row } from './bundle-format.ts';

/** What the rules need to know of rows that came before. */
export type RowRules = {
  services: Pick<Services, 'blockDefinitions' | 'pageTypeDefinitions' | 'threads'>;
  pageTypes: ReadonlyMap<unknown, string>;
};

/** A row as it may be kept, or what is wrong with it. */
export type CheckedRow = { row: Row } | { errors: readonly ErrorItem[] };

/** Far from where numbers end, so that the next row still gets one. */
const largestID = 1_000_000_000;

const number = z.int().min(1).max(largestID);

const videoRow = z.object({
  type: z.literal('video'),
  file_size: z.literal(0),
  mime_type: z.string().regex(/^video\/(youtube|vimeo)$/),
  address: z.string().refine((value) => readVideoAddress(value)?.address === value),
});
const storedRow = z.object({ type: z.enum(['image', 'gif', 'document', 'file']), file_size: z.int().positive() });

/** The columns that have a form of their own; all others are looked at by the database alone. */
const shapes: Readonly<Partial<Record<PartName, z.ZodType>>> = {
  directories: z.object({ path: directoryPath }),
  files: z
    .object({ file_name: mediaName, hash: z.string().regex(/^[0-9a-f]{64}$/) })
    .and(z.union([videoRow, storedRow])),
  tags: z.object({ name: requiredText(textLimits.name) }),
  pages: z.object({
    slug: slugInput,
    locale: requiredText(textLimits.name),
    title: text(textLimits.name),
    type: requiredText(textLimits.name),
    newest_version_id: number,
  }),
  redirects: z.object({ slug: requiredText(textLimits.name), locale: requiredText(textLimits.name) }),
  menus: z.object({ name: requiredText(textLimits.name), draft_items: menuItemsInput }),
  'menu-publications': z.object({ items: menuItemsInput }),
};

async function cleanVersion(row: Row, { services, pageTypes }: RowRules): Promise<Row> {
  const given = {
    title: row.title,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    seoKeywords: row.seo_keywords,
    seoImage: row.seo_image ? [row.seo_image] : null,
    blocks: row.blocks,
    pageType: {
      props: row.page_type_props,
      images: row.page_type_images,
      files: row.page_type_files,
    },
  };
  const content = await cleanForeignContent(services, given, pageTypes.get(row.page_id) ?? '');
  return {
    ...row,
    title: content.title,
    seo_title: content.seoTitle,
    seo_description: content.seoDescription,
    seo_keywords: content.seoKeywords,
    seo_image: content.seoImage,
    blocks: content.blocks,
    page_type_props: content.pageTypeProps,
    page_type_images: content.pageTypeImages,
    page_type_files: content.pageTypeFiles,
  };
}

/** Who did something elsewhere, and what lay in a bin there, is nothing here. */
const ofTheOther = /(_by|^deleted_at|^deletion_id)$/;

async function check({ name, key }: BundlePart, given: Row, rules: RowRules): Promise<Row> {
  parseInput(z.object(Object.fromEntries(key.map((column) => [column, number]))), given, name);
  parseInput(z.record(z.string(), json), given, name);
  const shape = shapes[name];
  if (shape) parseInput(shape, given, name);
  const row = Object.fromEntries(Object.entries(given).filter(([column]) => !ofTheOther.test(column)));
  return name === 'page-versions' ? cleanVersion(row, rules) : row;
}

/** Holds a row to the rules by which the product itself would have kept it: a bundle may come from anybody. */
export async function checkRow(part: BundlePart, row: Row, rules: RowRules): Promise<CheckedRow> {
  try {
    return { row: await check(part, row, rules) };
  } catch (error) {
    if (error instanceof AppError) return { errors: error.errors };
    throw error;
  }
}
