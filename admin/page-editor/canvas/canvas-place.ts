import { createContext } from 'react';
import type { ViewPage } from '../../../site/shared/view-page.ts';

/** Where the page stands: what header, footer and blocks take from the site rather than from the page's content. */
export type CanvasPlaceValue = Pick<ViewPage, 'locale' | 'siblings' | 'site'>;

export const CanvasPlace = createContext<CanvasPlaceValue>({
  locale: 'en',
  siblings: [],
  site: { name: '', contactPhone: '', defaultLocale: 'en' },
});
