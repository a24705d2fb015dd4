import { createContext } from 'react';
import type { ViewPage } from '../../../site/shared/view-page.ts';

/** What header, footer and blocks need of the site, besides the page's content. */
export type SiteContextValue = Pick<ViewPage, 'locale' | 'siblings' | 'site'>;

export const SiteContext = createContext<SiteContextValue>({
  locale: 'en',
  siblings: [],
  site: { name: '', contactPhone: '', defaultLocale: 'en' },
});
