import type { StorePageVersionInput } from '../../generated/graphql.ts';
import { pickInput } from '../../shared/inputs/index.ts';
import type { Block, PageContent, PageMetadata } from './page-content.ts';

/** A version's content as GraphQL input, without the version's id and revision. */
export type ContentInput = Omit<StorePageVersionInput, 'id' | 'revision' | 'startsState'>;

/** Converts content to GraphQL input, without the URLs and sizes of images and files, which the server computes. */
export function toContentInput(content: PageContent): ContentInput {
  return { ...toMetadataInput(content), blocks: content.blocks.map(toBlockInput) };
}

export function toMetadataInput({ title, seoTitle, seoDescription, seoKeywords, seoImage, pageType }: PageMetadata) {
  return {
    title,
    seoTitle,
    seoDescription,
    seoKeywords: [...seoKeywords],
    seoImage: seoImage && pickInput('ImageItemInput', seoImage),
    pageType: pickInput('PageTypeContentInput', pageType),
  };
}

export function toBlockInput(block: Block): ContentInput['blocks'][number] {
  return pickInput('BlockInput', block);
}
