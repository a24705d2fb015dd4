import type { StorePageVersionInput } from '../../generated/graphql.ts';
import { pickInput } from '../../shared/inputs/index.ts';
import type { Block, PageContent, PageMetadata } from './page-content.ts';

/** A version's content as GraphQL input, without the version's id and revision. */
export type ContentInput = Omit<StorePageVersionInput, 'id' | 'revision' | 'startsState'>;

/** Converts content to GraphQL input, without the URLs and sizes of images and files, which the server computes. */
export function toContentInput(content: PageContent): ContentInput {
  const { id: _, ...input } = pickInput('StorePageVersionInput', { ...content, id: 0 });
  return input;
}

export function toMetadataInput(metadata: PageMetadata): Omit<ContentInput, 'blocks'> {
  const { blocks: _, ...input } = toContentInput({ ...metadata, blocks: [] });
  return input;
}

export function toBlockInput(block: Block): ContentInput['blocks'][number] {
  return pickInput('BlockInput', block);
}
