import { textsFor } from '../../shared/texts.ts';
import type { PublishedPage } from './load-page.ts';

/** The error page of a site that has none of its own, or has not published it. */
export function makeNotFoundPage(locale: string): PublishedPage {
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
      seoTitle: '',
      seoDescription: '',
      seoKeywords: [],
      seoImage: null,
      blocks: [],
      pageType: { props: { intro }, images: [], files: [] },
    },
  };
}
