import type { StorePageVersionInput } from '../../generated/graphql.ts';
import { pickInput } from '../../shared/inputs/index.ts';
import type { Block, PageContent, PageHead } from './page-content.ts';

/** A version's content as a store sends it, without the version's id and revision. */
export type StoreContent = Omit<StorePageVersionInput, 'id' | 'revision' | 'startsState'>;

/** Leaves out what is the server's: hashes, addresses and sizes of pictures and files. */
export function toStoreContent(content: PageContent): StoreContent {
  return { ...toStoreHead(content), blocks: content.blocks.map(toStoreBlock) };
}

export function toStoreHead({ title, seoTitle, seoDescription, seoKeywords, seoImage, pageType }: PageHead) {
  return {
    title,
    seoTitle,
    seoDescription,
    seoKeywords: [...seoKeywords],
    seoImage: seoImage && pickInput('ImageItemInput', seoImage),
    pageType: pickInput('PageTypeContentInput', pageType),
  };
}

export function toStoreBlock(block: Block): StoreContent['blocks'][number] {
  return pickInput('BlockInput', block);
}
