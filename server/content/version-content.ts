import { type ContentDefinitions, type FieldDefinition, findDefinedFields } from '../shared/content-definition.ts';
import type { StoredBlock, StoredFileGroups, StoredImage, StoredImageGroups } from './content.ts';

/** The content of a version: everything that editors can change. */
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

/** Largest content of a version as JSON. */
export const maxContentBytes = 2 * 1024 * 1024;

/** Returns a deep copy of a version's content, without the version's other properties. */
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

/** The values of a block, or of the page type's own fields. */
export type ContentPart = {
  /** `block.<key>` or `pageType`: the beginning of `property` in errors. */
  propertyPrefix: string;
  /** Id of the block type or page type. */
  type: string;
  props: Record<string, unknown>;
  images: StoredImageGroups;
  files: StoredFileGroups;
};

/** A version or a snapshot of it; `revision` is the page's revision at its last store. */
export type StoredVersion = VersionContent & { id: number; revision: number };

/** The content that its parts are made from. */
export type BlockAndPageTypeContent = Pick<
  VersionContent,
  'blocks' | 'pageTypeProps' | 'pageTypeImages' | 'pageTypeFiles'
>;

/** Splits content into its blocks and the page type's own fields. */
export function toContentParts(
  content: BlockAndPageTypeContent,
  pageType: string,
): { pageType: ContentPart; blocks: ContentPart[] } {
  return {
    pageType: {
      propertyPrefix: 'pageType',
      type: pageType,
      props: content.pageTypeProps,
      images: content.pageTypeImages,
      files: content.pageTypeFiles,
    },
    blocks: content.blocks.map((block) => ({
      propertyPrefix: `block.${block.key}`,
      type: block.type,
      props: block.props,
      images: block.__images,
      files: block.__files,
    })),
  };
}

/** A part, with the fields of its definition. */
export type PartWithFields = { part: ContentPart; fields: readonly FieldDefinition[] };

/** Like `toContentParts`, each part with the fields of its definition; no fields if its type is unknown. */
export function toPartsWithFields(
  { blockDefinitions, pageTypeDefinitions }: ContentDefinitions,
  content: BlockAndPageTypeContent,
  type: string,
): { pageType: PartWithFields; blocks: PartWithFields[] } {
  const { pageType, blocks } = toContentParts(content, type);
  return {
    pageType: { part: pageType, fields: findDefinedFields(pageTypeDefinitions, type) },
    blocks: blocks.map((part) => ({ part, fields: findDefinedFields(blockDefinitions, part.type) })),
  };
}
