import type { PageVersionObject } from './page-version.type.ts';

type Served = { url: string };
type Groups<Item> = { name: string; items: Item[] }[];

/** A version whose files are served to whoever has the token of a preview of it. */
export function withPreviewToken(version: PageVersionObject, token: string): PageVersionObject {
  const open = <Item extends Served>(item: Item): Item => ({
    ...item,
    url: item.url && `${item.url}?preview=${encodeURIComponent(token)}`,
  });
  const openGroups = <Item extends Served>(groups: Groups<Item>): Groups<Item> =>
    groups.map(({ name, items }) => ({ name, items: items.map(open) }));
  return {
    ...version,
    seoImage: version.seoImage && open(version.seoImage),
    blocks: version.blocks.map((block) => ({
      ...block,
      images: openGroups(block.images),
      files: openGroups(block.files),
    })),
    pageType: {
      ...version.pageType,
      images: openGroups(version.pageType.images),
      files: openGroups(version.pageType.files),
    },
  };
}
