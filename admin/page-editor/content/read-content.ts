import { catch as readOr, z } from 'zod/mini';
import type { PageContent } from './page-content.ts';

const size = readOr(z.nullable(z.number()), null);
const text = readOr(z.string(), '');

const crop = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  rotate: z.number(),
  scaleX: z.number(),
  scaleY: z.number(),
});
const image = z.object({
  fileID: z.number(),
  fileName: text,
  altText: text,
  decorative: readOr(z.boolean(), false),
  cropParams: readOr(z.nullable(crop), null),
  url: text,
  width: size,
  height: size,
});
const file = z.object({ fileID: z.number(), fileName: text, url: text, fileSize: readOr(z.number(), 0) });

const groupsOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.array(z.object({ name: z.string(), items: z.array(item) }));
const fields = {
  props: readOr(z.record(z.string(), z.unknown()), {}),
  images: groupsOf(image),
  files: groupsOf(file),
};
const blocks = z.pipe(
  z.array(z.object({ type: z.string(), key: z.string(), anchorPoint: text, ...fields })),
  z.transform(withSafeKeys),
);

/**
 * Content of a page as the server sends it or a draft keeps it. Only what a page is made of is read, so that nothing
 * else (such as Apollo's `__typename`) gets to the screen, into a draft or into a store; what an older draft lacks has
 * its default.
 */
export const contentSchema = z.object({
  title: text,
  seoTitle: text,
  seoDescription: text,
  seoKeywords: readOr(z.array(z.string()), []),
  seoImage: readOr(z.nullable(image), null),
  blocks,
  pageType: z.object({ id: z.string(), ...fields }),
}) satisfies z.ZodMiniType<PageContent>;

/**
 * Puck would find a key that every object has by birth, such as `__proto__`, where there is no block, and the whole
 * screen would fail: it gets a letter before it, and no other block has the result for its key.
 */
function withSafeKeys<Of extends { key: string }>(list: Of[]): Of[] {
  const taken = new Set(list.map(({ key }) => key));
  return list.map((block) => {
    if (!(block.key in Object.prototype)) return block;
    let key = `b${block.key}`;
    while (taken.has(key)) key = `b${key}`;
    taken.add(key);
    return { ...block, key };
  });
}
