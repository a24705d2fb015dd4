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
};

const NOT_FOUND_SLUG = '404';

/** Loads the page at a slug; where there is none the locale's error page, then the default locale's, then null. */
export async function loadPage(execute: Execute, slug: string): Promise<LoadedPage> {
  const { settings, publishedPage } = await execute(PublishedPageDocument, { slug: slug === '' ? '/' : slug });
  const locale = publishedPage?.locale ?? localeOfSlug(slug, settings);
  if (publishedPage) {
    return { settings, page: publishedPage, locale, status: publishedPage.slug === NOT_FOUND_SLUG ? 404 : 200 };
  }
  return { settings, page: await loadNotFoundPage(execute, locale, settings), locale, status: 404 };
}

async function loadNotFoundPage(
  execute: Execute,
  locale: string,
  settings: SiteSettings,
): Promise<PublishedPage | null> {
  const ownSlug = locale === settings.defaultLocale ? [] : [`${locale}/${NOT_FOUND_SLUG}`];
  for (const slug of [...ownSlug, NOT_FOUND_SLUG]) {
    const { publishedPage } = await execute(PublishedPageDocument, { slug });
    if (publishedPage) return publishedPage;
  }
  return null;
}

function localeOfSlug(slug: string, { availableLocales, defaultLocale }: SiteSettings): string {
  const prefix = slug.split('/')[0] ?? '';
  return availableLocales.includes(prefix) ? prefix : defaultLocale;
}
