import type { PresentedVersion } from './present-content.ts';

type FileWithURL = { url: string };
type Groups<Item> = Record<string, Item[]>;

/** Adds a preview token to the file URLs of a version, so that they work without an account. */
export function withPreviewToken(version: PresentedVersion, token: string): PresentedVersion {
  const addToken = <Item extends FileWithURL>(item: Item): Item => ({
    ...item,
    url: item.url && `${item.url}?preview=${encodeURIComponent(token)}`,
  });
  const addTokenToGroups = <Item extends FileWithURL>(groups: Groups<Item>): Groups<Item> =>
    Object.fromEntries(Object.entries(groups).map(([name, items]) => [name, items.map(addToken)]));
  const [seoImage] = version.seoImage ?? [];
  const images = addTokenToGroups(version.images);
  const files = addTokenToGroups(version.files);
  return {
    ...version,
    seoImage: seoImage ? [addToken(seoImage)] : null,
    blocks: version.blocks.map((block) => ({
      ...block,
      __images: addTokenToGroups(block.__images),
      __files: addTokenToGroups(block.__files),
    })),
    pageType: { ...version.pageType, images, files },
    images,
    files,
  };
}
