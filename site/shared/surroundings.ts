import { createContext } from 'react';
import type { ViewSite } from './view-page.ts';

/** A place on a page that can be jumped to, and what stands there. */
export type ViewAnchor = { name: string; label: string };

/** What a block can know besides its own content: the site, and where one can jump to on its page. */
export type SurroundingsValue = { site: ViewSite; anchors: readonly ViewAnchor[] };

/** Site and editor provide it around all blocks of a page. */
export const Surroundings = createContext<SurroundingsValue>({
  site: { name: '', contactPhone: '', defaultLocale: 'en' },
  anchors: [],
});
