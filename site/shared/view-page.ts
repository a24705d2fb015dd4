import type { ViewContent } from './view-block.ts';

/** A published translation of a page, including the page itself. */
export type ViewSibling = { locale: string; path: string };

/** A menu entry as visitors see it. */
export type ViewMenuItem = {
  key: string;
  label: string;
  kind: string | null;
  /** Null for one that only groups others. */
  href: string | null;
  children: ViewMenuItem[];
};

/**
 * The value of the scalar MenuTree, for the generated types.
 *
 * @public
 */
export type MenuTree = ViewMenuItem[];

/** The menus of a page. */
export type ViewMenus = { header: ViewMenuItem[]; footer: ViewMenuItem[] };

/** Props of the parts of a page type: the page around the blocks, and its site. */
export type ViewPage = {
  title: string;
  locale: string;
  /** Path on the site; omitted, like the menus, while a page is being edited. */
  path?: string;
  menus?: ViewMenus;
  siblings: ViewSibling[];
  /** Values of the page type's own fields. */
  pageType: ViewContent;
  site: ViewSite;
};

export type ViewSite = { name: string; contactPhone: string; defaultLocale: string };

export type PagePartProps = { page: ViewPage };
