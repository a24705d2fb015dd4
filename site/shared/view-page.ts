import type { ViewContent } from './view-block.ts';

/** A published translation of a page, the page itself included. */
export type ViewSibling = { locale: string; path: string };

/** What the parts of a page type receive: the page around the blocks, and the site it stands on. */
export type ViewPage = {
  title: string;
  locale: string;
  siblings: ViewSibling[];
  /** What the page type's own fields hold. */
  pageType: ViewContent;
  site: ViewSite;
};

export type ViewSite = { name: string; contactPhone: string; defaultLocale: string };

export type PagePartProps = { page: ViewPage };
