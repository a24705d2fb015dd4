import { type ContentDefinitions, type FieldDefinition, findDefinedFields } from '../shared/content-definition.ts';
import type { StoredFileGroups, StoredImageGroups } from './content.ts';
import { type VersionContent, versionFieldList } from './version-fields.ts';

/** Largest content of a version as JSON. */
export const maxContentBytes = 2 * 1024 * 1024;

/** Returns the content of a version without texts, images and blocks. */
export function emptyContent(): VersionContent {
  const entries = versionFieldList.map(([name, { empty }]) => [name, empty] as const);
  return structuredClone(Object.fromEntries(entries) as VersionContent);
}

/** Returns a deep copy of a version's content, without the version's other properties. */
export function copyContent(version: VersionContent): VersionContent {
  const entries = versionFieldList.map(([name]) => [name, version[name]] as const);
  return structuredClone(Object.fromEntries(entries) as VersionContent);
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
