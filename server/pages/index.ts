export { createPage } from './create-page.ts';
export { cleanImportedContent } from './clean-imported-content.ts';
export { createRichTextCleaner } from './rich-text-cleaner.ts';
export { cleanProps } from './clean-props.ts';
export { flattenFields } from './flatten-fields.ts';
export { isWellFormedHref, isWellFormedLink, type LinkValue, linkValueSchema } from './link-value.ts';
export { findRichTextHrefs } from './rich-text.ts';
export { type InternalLink } from './links.ts';
export { resolveLinks } from './resolve-links.ts';
export type { StoredBlock } from './content.ts';
export { loadLinkPathMapper } from './link-path-mapper.ts';
export { findLinks, mapLinks } from './links.ts';
export { getPage } from './get-page.ts';
export { ImageVariantsResolver } from './image-variants.resolver.ts';
export { listPublishedPages } from './list-published-pages.ts';
export { loadNewestVersion, lockPage, lockPageOfVersion, lockPages } from './lock-pages.ts';
export {
  Page,
  pageIndexErrors,
  type PageStatus,
  PageVersion,
  type PublicationAction,
  type PublicationChange,
  type PublicationState,
} from './page.entity.ts';
export { canCreatePage, canDeletePage, canEditPage, canPublishPage } from './page.policy.ts';
export { Editor, loadEditor } from '../users/index.ts';
export { findPageByAddress, loadPage, loadVersion } from './page.queries.ts';
export { createSiblingGroup, insertPage } from './insert-page.ts';
export { lockAddresses, replacePageSlug } from './replace-page-slug.ts';
export { createPageLoader, createSettingsLoader, loadPagePath } from './page.loaders.ts';
export { AnchorResolver } from './anchor.resolver.ts';
export { resolvePageTypeID } from './resolve-page-type-id.ts';
export { PageImpactResolver } from './page-impact.resolver.ts';
export { writeVersion } from './write-version.ts';
export { maxBlocks } from './page-version.input.ts';
export { PageVersionContent, presentVersionObject } from './page-version.type.ts';
export { collectFileIDs, presentVersion } from './present-version.ts';
export { isSlug, slugInput, toPagePath } from './slug.ts';
export { storePageVersion } from './store-page-version.ts';
export {
  type ContentPart,
  toContentParts,
  copyContent,
  toPartsWithFields,
  type PartWithFields,
  type BlockAndPageTypeContent,
  type VersionContent,
} from './version-content.ts';
export { PageFieldsResolver } from './page-fields.resolver.ts';
export { PageObject, PagePayload, PageSibling, PagesPayload, StorePageVersionPayload } from './page.type.ts';
export { PageResolver } from './page.resolver.ts';
export { PageTypeResolver } from './page-type.resolver.ts';
export {
  PreviewedPageResolver,
  PublishedPageConnectionResolver,
  PublishedPageResolver,
  toPublishedPage,
  VisitorPageResolver,
} from './published-page.resolver.ts';
export { PreviewedPage, PublishedPage, VisitorPage } from './published-page.type.ts';
export { pageListRoutes } from './page-list.routes.ts';
export { pageRoutes, pageVersionRoutes } from './page.routes.ts';
export { publishedPageRoutes } from './published-page.routes.ts';
export {
  type AddressRange,
  listAddressRanges,
  listPublishedAddresses,
  type PublishedAddress,
} from './published-addresses.ts';
