import { PublishedPageDocument, type PublishedPageQuery } from '../../generated/graphql.ts';
import type { Execute } from '../../shared/execute.ts';

export type SiteSettings = PublishedPageQuery['settings'];
export type PublishedPageData = NonNullable<PublishedPageQuery['publishedPage']>;

export type LoadedPage = {
  settings: SiteSettings;
  /** Null if not even an error page is published. */
  page: PublishedPageData | null;
  /** The requested locale; the page's own may differ. */
  locale: string;
  status: 200 | 404;
  /** The page's current path if the requested slug is an old one. */
  movedTo: string | null;
};

const NOT_FOUND_SLUG = '404';

/** The slug of the error page for a page that does not exist. */
export type MissingPage = { errorSlug: string };

/** Loads the page at a slug. A missing localised error page is replaced by the default locale's, if there is one. */
export async function loadPage(execute: Execute, slug: string): Promise<LoadedPage | MissingPage> {
  const path = `/${slug.replace(/^\/+/, '')}`;
  const { settings, publishedPage: page } = await execute(PublishedPageDocument, { slug: path.slice(1) || '/' });
  if (page !== null) {
    const status = page.slug === NOT_FOUND_SLUG ? 404 : 200;
    return { settings, page, locale: page.locale, status, movedTo: page.path === path ? null : page.path };
  }
  const locale = localeOfPath(path, settings);
  const errorSlug = errorSlugOf(locale, settings);
  if (path.slice(1) !== errorSlug) return { errorSlug };
  return { settings, page: await loadDefaultErrorPage(execute, errorSlug), locale, status: 404, movedTo: null };
}

const errorSlugOf = (locale: string, { defaultLocale }: SiteSettings): string =>
  locale === defaultLocale ? NOT_FOUND_SLUG : `${locale}/${NOT_FOUND_SLUG}`;

async function loadDefaultErrorPage(execute: Execute, triedSlug: string): Promise<PublishedPageData | null> {
  if (triedSlug === NOT_FOUND_SLUG) return null;
  return (await execute(PublishedPageDocument, { slug: NOT_FOUND_SLUG })).publishedPage;
}

function localeOfPath(path: string, { availableLocales, defaultLocale }: SiteSettings): string {
  const prefix = path.split('/')[1] ?? '';
  return availableLocales.includes(prefix) ? prefix : defaultLocale;
}
