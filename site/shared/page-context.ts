import { createContext } from 'react';
import type { ViewSite } from './view-page.ts';

/** An anchor on a page, and the label of its block. */
export type ViewAnchor = { name: string; label: string };

/** What a block can know besides its own content: the site, and the anchors of its page. */
export type PageContextValue = { site: ViewSite; anchors: readonly ViewAnchor[] };

/** Provided by site and editor around all blocks of a page. */
export const PageContext = createContext<PageContextValue>({
  site: { name: '', contactPhone: '', defaultLocale: 'en' },
  anchors: [],
});
