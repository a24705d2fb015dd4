import { textsFor } from '../../shared/texts.ts';
import type { PublishedPageData } from './published-page.ts';
import { emptyHead } from './page-head.ts';

/** The built-in error page for a site that has not published its own. */
export function makeNotFoundPage(locale: string): PublishedPageData {
  const { title, intro } = textsFor(locale).notFound;
  return {
    slug: '404',
    path: '/404',
    locale,
    type: '404',
    title,
    siblings: [],
    headerMenu: null,
    footerMenu: null,
    pageVersion: {
      title,
      ...emptyHead,
      blocks: [],
      pageType: { props: { intro }, images: [], files: [] },
    },
  };
}
