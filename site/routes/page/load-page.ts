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

/** Loads the page at a slug; where there is none the locale's error page, then the default locale's, then null. */
export async function loadPage(execute: Execute, slug: string): Promise<LoadedPage> {
  const path = `/${slug.replace(/^\/+/, '')}`;
  const { settings, publishedPage: page } = await execute(PublishedPageDocument, { slug: path.slice(1) || '/' });
  if (page === null) {
    const locale = localeOfPath(path, settings);
    const errorPage = await loadErrorPage(execute, locale, settings);
    return { settings, page: errorPage, locale, status: 404, movedTo: null };
  }
  const status = page.slug === NOT_FOUND_SLUG ? 404 : 200;
  return { settings, page, locale: page.locale, status, movedTo: page.path === path ? null : page.path };
}

async function loadErrorPage(execute: Execute, locale: string, settings: SiteSettings): Promise<PublishedPage | null> {
  const ownSlug = locale === settings.defaultLocale ? [] : [`${locale}/${NOT_FOUND_SLUG}`];
  for (const slug of [...ownSlug, NOT_FOUND_SLUG]) {
    const { publishedPage } = await execute(PublishedPageDocument, { slug });
    if (publishedPage) return publishedPage;
  }
  return null;
}

function localeOfPath(path: string, { availableLocales, defaultLocale }: SiteSettings): string {
  const prefix = path.split('/')[1] ?? '';
  return availableLocales.includes(prefix) ? prefix : defaultLocale;
}
