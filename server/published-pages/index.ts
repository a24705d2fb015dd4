export { listPublishedPages } from './list-published-pages.ts';
export {
  selectListedPages,
  type AddressRange,
  type PublishedAddress,
  listAddressRanges,
  listPublishedAddresses,
} from './published-addresses.ts';
export {
  PreviewedPageResolver,
  PublishedPageConnectionResolver,
  PublishedPageResolver,
  VisitorPageResolver,
  toPublishedPage,
} from './published-page.resolver.ts';
export { publishedPageRoutes } from './published-page.routes.ts';
export { PreviewedPage, PublishedPage, VisitorPage } from './published-page.type.ts';
