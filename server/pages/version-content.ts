import { type ContentDefinitions, type FieldDefinition, fieldsOf } from '../shared/content-definition.ts';
import type { StoredBlock, StoredFileGroups, StoredImage, StoredImageGroups } from './content.ts';

/** All that a store can change in a version. */
export type VersionContent = {
  title: string;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string[];
  seoImage: StoredImage | null;
  blocks: StoredBlock[];
  pageTypeProps: Record<string, unknown>;
  pageTypeImages: StoredImageGroups;
  pageTypeFiles: StoredFileGroups;
};

/** A version's content alone, in objects of its own, so that it can become another version's. */
export function copyContent(version: VersionContent): VersionContent {
  const { title, seoTitle, seoDescription, seoKeywords, seoImage } = version;
  const { blocks, pageTypeProps, pageTypeImages, pageTypeFiles } = version;
  return structuredClone({
    title,
    seoTitle,
    seoDescription,
    seoKeywords,
    seoImage,
    blocks,
    pageTypeProps,
    pageTypeImages,
    pageTypeFiles,
  });
}

/** Fields whose values belong together: a block's, or the page type's own. */
export type ContentPart = {
  /** `block.<key>`, or `pageType`; properties of errors begin with it. */
  owner: string;
  /** Id of the block or page type. */
  type: string;
  props: Record<string, unknown>;
  images: StoredImageGroups;
  files: StoredFileGroups;
};

/** A version, or what it held at some time; `revision` is that of the page when the version was stored last. */
export type StoredVersion = VersionContent & { id: number; revision: number };

/** What of a content its parts are made of. */
export type PartedContent = Pick<VersionContent, 'blocks' | 'pageTypeProps' | 'pageTypeImages' | 'pageTypeFiles'>;

/** The content taken apart into blocks and the page type's own fields. */
export function contentParts(
  content: PartedContent,
  pageType: string,
): { pageType: ContentPart; blocks: ContentPart[] } {
  return {
    pageType: {
      owner: 'pageType',
      type: pageType,
      props: content.pageTypeProps,
      images: content.pageTypeImages,
      files: content.pageTypeFiles,
    },
    blocks: content.blocks.map((block) => ({
      owner: `block.${block.key}`,
      type: block.type,
      props: block.props,
      images: block.__images,
      files: block.__files,
    })),
  };
}

export type FieldedPart = { part: ContentPart; fields: readonly FieldDefinition[] };

/** As `contentParts`, each part with the fields that its definition names; none where its type is not known. */
export function fieldedParts(
  { blockDefinitions, pageTypeDefinitions }: ContentDefinitions,
  content: PartedContent,
  type: string,
): { pageType: FieldedPart; blocks: FieldedPart[] } {
  const { pageType, blocks } = contentParts(content, type);
  return {
    pageType: { part: pageType, fields: fieldsOf(pageTypeDefinitions, type) },
    blocks: blocks.map((part) => ({ part, fields: fieldsOf(blockDefinitions, part.type) })),
  };
}
