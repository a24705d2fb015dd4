import { PublishedPageDocument, type PublishedPageQuery } from '../../generated/graphql.ts';
import type { Execute } from '../../shared/execute.ts';

export type SiteSettings = PublishedPageQuery['settings'];
export type PublishedPage = NonNullable<PublishedPageQuery['publishedPage']>;

export type LoadedPage = {
  settings: SiteSettings;
  /** Null where not even an error page is published. */
  page: PublishedPage | null;
  /** The locale that was asked for; the page's own may be another. */
  locale: string;
  status: 200 | 404;
  /** The page's present path where the slug asked for is an old one. */
  movedTo: string | null;
};

const NOT_FOUND_SLUG = '404';

/** Where the page stands that answers for one that there is not. */
export type MissingPage = { errorSlug: string };

/** Loads the page at a slug. Where there is none at an error page's own slug, the default locale's serves, or none. */
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

async function loadDefaultErrorPage(execute: Execute, tried: string): Promise<PublishedPage | null> {
  if (tried === NOT_FOUND_SLUG) return null;
  return (await execute(PublishedPageDocument, { slug: NOT_FOUND_SLUG })).publishedPage;
}

function localeOfPath(path: string, { availableLocales, defaultLocale }: SiteSettings): string {
  const prefix = path.split('/')[1] ?? '';
  return availableLocales.includes(prefix) ? prefix : defaultLocale;
}
