export { pageFileGroups, pageFileUrl } from './page-file-url.ts';
export { AnchorResolver } from './anchor.resolver.ts';
export { cleanContent } from './clean-content.ts';
export { cleanImportedContent } from './clean-imported-content.ts';
export { cleanProps } from './clean-props.ts';
export type { StoredBlock, StoredFileGroups, StoredImage, StoredImageGroups } from './content.ts';
export { Block, ImageItem, PageBlocks, PageTypeContent, toPageBlocks } from './content.type.ts';
export { fitCrops } from './fit-crops.ts';
export { flattenFields } from './flatten-fields.ts';
export { ImageVariantsResolver } from './image-variants.resolver.ts';
export { anchorAvailableInput, isAnchorAvailable } from './is-anchor-available.ts';
export { type LinkValue, isWellFormedHref, isWellFormedLink, linkValueSchema } from './link-value.ts';
export { type InternalLink, type LinkMapper, findLinks, mapLinks } from './links.ts';
export { mergeContent } from './merge-content.ts';
export { type ParsedCreatePageInput, createPageInput, maxBlocks, storePageVersionInput } from './page-version.input.ts';
export { pageVersionResponse } from './page-version.response.ts';
export { type PresentedVersion, collectFileIDs, presentContent } from './present-content.ts';
export { resolvePageTypeID } from './resolve-page-type-id.ts';
export { createRichTextCleaner } from './rich-text-cleaner.ts';
export { findRichTextHrefs } from './rich-text.ts';
export {
  type PageAddress,
  type SlugRule,
  findBrokenSlugRule,
  isSlug,
  parsePageAddress,
  slugInput,
  slugRules,
  toPagePath,
} from './slug.ts';
export {
  type BlockAndPageTypeContent,
  type ContentPart,
  type PartWithFields,
  type StoredVersion,
  copyContent,
  emptyContent,
  maxContentBytes,
  toContentParts,
  toPartsWithFields,
} from './version-content.ts';
export {
  type PlainContent,
  type VersionContent,
  pickPlainFields,
  plainFields,
  versionFieldList,
} from './version-fields.ts';
export { withPreviewToken } from './with-preview-token.ts';
