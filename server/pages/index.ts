export { createPage } from './create-page.ts';
export { resolveLinks } from './resolve-links.ts';
export { loadLinkPathMapper, type LinkedPage, selectLinkedPages } from './link-path-mapper.ts';
export { getPage } from './get-page.ts';
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
export {
  findExistingPageIDs,
  findLinkingPages,
  findPageByAddress,
  findSiblingsInLocale,
  hasPages,
  type LinkingPage,
  loadPage,
  loadVersion,
  loadPagesWithVersions,
} from './page.queries.ts';
export {
  deletePageRows,
  findPagesInBin,
  lockExpiredPages,
  lockPagesInBin,
  type PageBinRow,
} from './page-bin.queries.ts';
export {
  isAnyLive,
  isInVersion,
  isPage,
  pageTitleOf,
  selectFileIDsOf,
  selectLiveContent,
  selectLivePages,
  selectNewestTexts,
  selectPagesOutsideBin,
  selectVersionsOf,
  selectVersionState,
  versionTitleOf,
  type LiveContent,
  versionContentColumns,
} from './sql-fragments.ts';
export { insertReferences } from './insert-references.ts';
export { createSiblingGroup, insertPage } from './insert-page.ts';
export { lockAddresses, replacePageSlug } from './replace-page-slug.ts';
export {
  createPageLoader,
  createSettingsLoader,
  findOtherTranslations,
  loadPagePath,
  type SiblingRow,
} from './page.loaders.ts';
export { writeVersion } from './write-version.ts';
export {
  PageVersionContent,
  presentVersionObject,
  PageContent,
  PageVersionObject,
  loadVersionObject,
} from './page-version.type.ts';
export { PageContentResolver } from './page-content.resolver.ts';
export { presentVersion, presentVersions } from './present-version.ts';
export { storePageVersion } from './store-page-version.ts';
export { PageFieldsResolver } from './page-fields.resolver.ts';
export { PageObject, PagePayload, PageSibling, PagesPayload, StorePageVersionPayload } from './page.type.ts';
export { PageResolver } from './page.resolver.ts';
export { PageTypeResolver } from './page-type.resolver.ts';
export { pageListRoutes } from './page-list.routes.ts';
export { pageRoutes, pageVersionRoutes } from './page.routes.ts';
