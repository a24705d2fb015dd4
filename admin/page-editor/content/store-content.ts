import type { StorePageVersionInput } from '../../generated/graphql.ts';
import type { Block, FieldContent, FileItem, Group, ImageItem, PageContent, PageHead } from './page-content.ts';

/** A version's content as a store sends it, without the version's id and revision. */
export type StoreContent = Omit<StorePageVersionInput, 'id' | 'revision' | 'startsState'>;

/** Leaves out what is the server's: hashes, addresses and sizes of pictures and files. */
export function toStoreContent(content: PageContent): StoreContent {
  return { ...toStoreHead(content), blocks: content.blocks.map(toStoreBlock) };
}

export function toStoreHead(head: PageHead): Omit<StoreContent, 'blocks'> {
  return {
    title: head.title,
    seoTitle: head.seoTitle,
    seoDescription: head.seoDescription,
    seoKeywords: [...head.seoKeywords],
    seoImage: head.seoImage && toImageInput(head.seoImage),
    pageType: toFieldsInput(head.pageType),
  };
}

export function toStoreBlock(block: Block): StoreContent['blocks'][number] {
  return { type: block.type, key: block.key, anchorPoint: block.anchorPoint, ...toFieldsInput(block) };
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
