import type { PresentedVersion } from './present-version.ts';

type Served = { url: string };
type Groups<Item> = Record<string, Item[]>;

/** A version whose files are served to whoever has the token of a preview of it. */
export function withPreviewToken(version: PresentedVersion, token: string): PresentedVersion {
  const open = <Item extends Served>(item: Item): Item => ({
    ...item,
    url: item.url && `${item.url}?preview=${encodeURIComponent(token)}`,
  });
  const openGroups = <Item extends Served>(groups: Groups<Item>): Groups<Item> =>
    Object.fromEntries(Object.entries(groups).map(([name, items]) => [name, items.map(open)]));
  const [seoImage] = version.seoImage ?? [];
  const images = openGroups(version.images);
  const files = openGroups(version.files);
  return {
    ...version,
    seoImage: seoImage ? [open(seoImage)] : null,
    blocks: version.blocks.map((block) => ({
      ...block,
      __images: openGroups(block.__images),
      __files: openGroups(block.__files),
    })),
    pageType: { ...version.pageType, images, files },
    images,
    files,
  };
}
