import type { DataPlace } from './block-data.ts';
import type { ViewContent } from './view-block.ts';

/** A published translation of a page, the page itself included. */
export type ViewSibling = { locale: string; path: string };

/** An entry of a menu, as visitors see it. */
export type ViewMenuItem = {
  key: string;
  label: string;
  kind: string | null;
  /** Null for one that only holds others. */
  href: string | null;
  children: ViewMenuItem[];
};

/** The menus around a page. */
export type ViewMenus = { header: ViewMenuItem[]; footer: ViewMenuItem[] };

/** What the parts of a page type receive: the page around the blocks, and the site it stands on. */
export type ViewPage = {
  title: string;
  locale: string;
  /** Path on the site; left out, like the menus, where a page is only being edited. */
  path?: string;
  menus?: ViewMenus;
  siblings: ViewSibling[];
  /** What the page type's own fields hold. */
  pageType: ViewContent;
  site: ViewSite;
};

export type ViewSite = { name: string; contactPhone: string; defaultLocale: string };

/** `data` is what the page type's loader answered; left out where a page is only being edited. */
export type PagePartProps = { page: ViewPage; data?: unknown };

/** Loads what the parts of a page type show besides the page's own content; kept as long as the page is. */
export type LoadPageTypeData = (place: DataPlace) => Promise<unknown>;
