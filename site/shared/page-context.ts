import { createContext } from 'react';
import type { ViewSite } from './view-page.ts';

/** An anchor on a page, and the label of its block. */
export type ViewAnchor = { name: string; label: string };

/** What a block can know besides its own content: the site, and the address and anchors of its page. */
export type PageContextValue = {
  site: ViewSite;
  anchors: readonly ViewAnchor[];
  /** Path of the page; null while it is being edited. */
  path: string | null;
  /** The date in the site's time zone, such as 2026-03-01. */
  today: string;
};

/** Provided by site and editor around all blocks of a page. */
export const PageContext = createContext<PageContextValue>({
  site: { name: '', contactPhone: '', defaultLocale: 'en' },
  anchors: [],
  path: null,
  today: '',
});
