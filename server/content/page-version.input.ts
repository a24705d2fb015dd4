import { z } from 'zod';
import { cropSchema } from '../images/index.ts';
import { idInput, jsonInput, requiredTextInput, textInput, textLimits } from '../shared/errors/index.ts';
import { slugInput } from './slug.ts';

const image = z.object({
  fileID: idInput,
  fileName: textInput(textLimits.name).default(''),
  altText: textInput(textLimits.description).default(''),
  decorative: z.boolean().default(false),
  cropParams: cropSchema.nullish().transform((value) => value ?? null),
});

const file = z.object({ fileID: idInput, fileName: textInput(textLimits.name).default('') });

const groupsSchema = <Item extends z.ZodType>(item: Item) =>
  z
    .record(textInput(textLimits.name), z.array(item).max(500))
    .nullish()
    .transform((value) => value ?? {});

const props = z
  .record(z.string(), jsonInput)
  .nullish()
  .transform((value) => value ?? {});

/** Letters, digits, hyphen and underscore; empty means none. */
export const anchorPattern = /^[\p{L}\p{N}_-]*$/u;
const anchorPoint = textInput(textLimits.name).regex(anchorPattern);

const block = z.object({
  type: requiredTextInput(textLimits.name),
  key: requiredTextInput(textLimits.name),
  anchorPoint: anchorPoint.nullish().transform((value) => value ?? ''),
  props,
  __images: groupsSchema(image),
  __files: groupsSchema(file),
});

/** Most blocks of a version. */
export const maxBlocks = 2_000;

const blocks = z
  .array(block)
  .max(maxBlocks)
  .refine((list) => new Set(list.map(({ key }) => key)).size === list.length);

const pageTypeContent = z.object({
  props: props.optional(),
  images: groupsSchema(image).optional(),
  files: groupsSchema(file).optional(),
});

const contentFields = {
  title: textInput(textLimits.name).optional(),
  seoTitle: textInput(textLimits.name).optional(),
  seoDescription: textInput(textLimits.description).optional(),
  seoKeywords: z.array(textInput(textLimits.name)).max(100).optional(),
  seoImage: z.array(image).max(1).nullable().optional(),
  blocks: blocks.optional(),
  pageType: pageTypeContent.nullish(),
  images: groupsSchema(image).optional(),
  files: groupsSchema(file).optional(),
};

/** Content of a version; fields that are left out stay unchanged. */
export const versionContentInput = z.object(contentFields);
export type VersionContentInput = z.output<typeof versionContentInput>;

/**
 * Body for storing a version. `revision` is the revision that the content is based on. With `startsState` the history
 * keeps the previous snapshot even if the same author stored it within five minutes.
 */
export const storePageVersionInput = z.object({
  id: idInput.optional(),
  revision: z.int().min(0).nullish(),
  startsState: z.boolean().nullish(),
  ...contentFields,
});

/** Body for creating a page. `content` has a version's fields or a list of blocks; null means the initial blocks. */
export const createPageInput = z.object({
  title: requiredTextInput(textLimits.name),
  slug: slugInput,
  type: requiredTextInput(textLimits.name),
  locale: requiredTextInput(textLimits.name),
  content: z
    .union([blocks.transform((list): VersionContentInput => ({ blocks: list })), versionContentInput])
    .nullish()
    .transform((value) => value ?? {}),
  typeData: jsonInput.nullish().transform((value) => value ?? null),
});
export type ParsedCreatePageInput = z.output<typeof createPageInput>;
