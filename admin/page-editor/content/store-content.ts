import type { StorePageVersionInput } from '../../generated/graphql.ts';
import type { FieldContent, FileItem, Group, ImageItem, PageContent } from './page-content.ts';

/** A version's content as a store sends it, without the version's id and revision. */
export type StoreContent = Omit<StorePageVersionInput, 'id' | 'revision'>;

/** Leaves out what is the server's: hashes, addresses and sizes of pictures and files. */
export function toStoreContent(content: PageContent): StoreContent {
  return {
    title: content.title,
    seoTitle: content.seoTitle,
    seoDescription: content.seoDescription,
    seoKeywords: [...content.seoKeywords],
    seoImage: content.seoImage && toImageInput(content.seoImage),
    blocks: content.blocks.map((block) => ({
      type: block.type,
      key: block.key,
      anchorPoint: block.anchorPoint,
      ...toFieldsInput(block),
    })),
    pageType: toFieldsInput(content.pageType),
  };
}

function toFieldsInput({ props, images, files }: FieldContent) {
  return { props, images: toGroups(images, toImageInput), files: toGroups(files, toFileInput) };
}

function toGroups<Item, Input>(groups: readonly Group<Item>[], convert: (item: Item) => Input) {
  return groups.map(({ name, items }) => ({ name, items: items.map(convert) }));
}

function toImageInput({ fileID, fileName, altText, decorative, cropParams }: ImageItem) {
  return { fileID, fileName, altText, decorative, cropParams };
}

function toFileInput({ fileID, fileName }: FileItem) {
  return { fileID, fileName };
}
