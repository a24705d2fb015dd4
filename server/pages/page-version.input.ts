import { z } from 'zod';
import { cropSchema } from '../media/index.ts';
import { id, json, requiredText, text, textLimits } from '../shared/errors/index.ts';
import { slugInput } from './slug.ts';

const image = z.object({
  fileID: id,
  fileName: text(textLimits.name).default(''),
  altText: text(textLimits.description).default(''),
  decorative: z.boolean().default(false),
  cropParams: cropSchema.nullish().transform((value) => value ?? null),
});

const file = z.object({ fileID: id, fileName: text(textLimits.name).default('') });

const groupsOf = <Item extends z.ZodType>(item: Item) =>
  z
    .record(text(textLimits.name), z.array(item).max(500))
    .nullish()
    .transform((value) => value ?? {});

const props = z
  .record(z.string(), json)
  .nullish()
  .transform((value) => value ?? {});

/** Letters, digits, hyphen and underscore; empty means none. */
export const anchorPattern = /^[\p{L}\p{N}_-]*$/u;
const anchorPoint = text(textLimits.name).regex(anchorPattern);

const block = z.object({
  type: requiredText(textLimits.name),
  key: requiredText(textLimits.name),
  anchorPoint: anchorPoint.nullish().transform((value) => value ?? ''),
  props,
  __images: groupsOf(image),
  __files: groupsOf(file),
});

/** Blocks of a version, at most. */
export const mostBlocks = 2_000;

const blocks = z
  .array(block)
  .max(mostBlocks)
  .refine((list) => new Set(list.map(({ key }) => key)).size === list.length);

const pageTypeContent = z.object({
  props: props.optional(),
  images: groupsOf(image).optional(),
  files: groupsOf(file).optional(),
});

const contentFields = {
  title: text(textLimits.name).optional(),
  seoTitle: text(textLimits.name).optional(),
  seoDescription: text(textLimits.description).optional(),
  seoKeywords: z.array(text(textLimits.name)).max(100).optional(),
  seoImage: z.array(image).max(1).nullable().optional(),
  blocks: blocks.optional(),
  pageType: pageTypeContent.nullish(),
  images: groupsOf(image).optional(),
  files: groupsOf(file).optional(),
};

/** Content of a version; a field left out stays as it is. */
export const versionContentInput = z.object(contentFields);
export type VersionContentInput = z.output<typeof versionContentInput>;

/**
 * Body of a store: `revision` names the state of the page that the content was made from; with `startsState` the history
 * keeps the state before it, also where the same author stored that within five minutes.
 */
export const storePageVersionInput = z.object({
  id: id.optional(),
  revision: z.int().min(0).nullish(),
  startsState: z.boolean().nullish(),
  ...contentFields,
});

/** Body of a creation; `content` is a version's fields or a list of blocks, null takes the type's initial blocks. */
export const createPageInput = z.object({
  title: requiredText(textLimits.name),
  slug: slugInput,
  type: requiredText(textLimits.name),
  locale: requiredText(textLimits.name),
  content: z
    .union([blocks.transform((list): VersionContentInput => ({ blocks: list })), versionContentInput])
    .nullish()
    .transform((value) => value ?? {}),
  typeData: json.nullish().transform((value) => value ?? null),
});
export type CreatePageInput = z.output<typeof createPageInput>;
