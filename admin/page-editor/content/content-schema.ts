import { catch as readOr, z } from 'zod/mini';
import type { PageContent } from './page-content.ts';

const sizeSchema = readOr(z.nullable(z.number()), null);
const textSchema = readOr(z.string(), '');

const cropSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  rotate: z.number(),
  scaleX: z.number(),
  scaleY: z.number(),
});
const imageSchema = z.object({
  fileID: z.number(),
  fileName: textSchema,
  altText: textSchema,
  decorative: readOr(z.boolean(), false),
  cropParams: readOr(z.nullable(cropSchema), null),
  url: textSchema,
  width: sizeSchema,
  height: sizeSchema,
});
const fileSchema = z.object({
  fileID: z.number(),
  fileName: textSchema,
  url: textSchema,
  fileSize: readOr(z.number(), 0),
});

const groupsOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.array(z.object({ name: z.string(), items: z.array(item) }));
const fields = {
  props: readOr(z.record(z.string(), z.unknown()), {}),
  images: groupsOf(imageSchema),
  files: groupsOf(fileSchema),
};
const blocksSchema = z.pipe(
  z.array(z.object({ type: z.string(), key: z.string(), anchorPoint: textSchema, ...fields })),
  z.transform(withSafeKeys),
);

const metadataFields = {
  title: textSchema,
  seoTitle: textSchema,
  seoDescription: textSchema,
  seoKeywords: readOr(z.array(z.string()), []),
  seoImage: readOr(z.nullable(imageSchema), null),
};

/** The names of a page's metadata besides the fields of its page type. All but the title are SEO settings. */
export const metadataFieldNames = Object.keys(metadataFields) as (keyof typeof metadataFields)[];

/** The metadata of a page without texts. */
export const emptyMetadata = z.object(metadataFields).parse({});

/**
 * Schema of a page's content from the server or from a draft. Unknown properties (such as Apollo's `__typename`) are
 * dropped; properties that an older draft lacks get a default.
 */
export const contentSchema = z.object({
  ...metadataFields,
  blocks: blocksSchema,
  pageType: z.object({ id: z.string(), ...fields }),
}) satisfies z.ZodMiniType<PageContent>;

/**
 * Renames keys that every object inherits, such as `__proto__`: Puck looks blocks up by key in plain objects, and the
 * whole screen would fail.
 */
function withSafeKeys<Of extends { key: string }>(list: Of[]): Of[] {
  const takenKeys = new Set(list.map(({ key }) => key));
  return list.map((block) => {
    if (!(block.key in Object.prototype)) return block;
    let key = `b${block.key}`;
    while (takenKeys.has(key)) key = `b${key}`;
    takenKeys.add(key);
    return { ...block, key };
  });
}
