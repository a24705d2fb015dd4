import type { ViewPage } from './view-page.ts';

/** Where the running system tells what it keeps; no page can have such an address. */
const privacyPath = '/_/privacy';

/** Its address in a page's language. */
export const privacyPathOf = ({ locale, site }: Pick<ViewPage, 'locale' | 'site'>): string =>
  locale === site.defaultLocale ? privacyPath : `${privacyPath}?locale=${encodeURIComponent(locale)}`;
