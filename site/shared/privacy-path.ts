import type { ViewPage } from './view-page.ts';

/** Path of the page about what the system stores; no page can have it. */
const privacyPath = '/_/privacy';

/** Returns its path in a page's language. */
export const privacyPathOf = ({ locale, site }: Pick<ViewPage, 'locale' | 'site'>): string =>
  locale === site.defaultLocale ? privacyPath : `${privacyPath}?locale=${encodeURIComponent(locale)}`;
