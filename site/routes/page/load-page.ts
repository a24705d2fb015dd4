import { PublishedPageDocument } from '../../generated/graphql.ts';
import { findPageType } from '../../shared/page-types/page-type-registry.ts';
import type { Execute } from '../../shared/execute.ts';
import type { LoadOptions } from '../view/load-options.ts';
import type { PageView } from '../view/site-view.ts';
import { makeNotFoundPage } from './make-not-found-page.ts';
import { blockTypesOf, preloadPage } from './preload-page.ts';
import type { PublishedPageData, SiteSettings } from './published-page.ts';
import type { TypedBlock } from './view-page.ts';

export type LoadedPage = { view: PageView; blocks: readonly TypedBlock[] };

const NOT_FOUND_SLUG = '404';

/** The page's current path if the requested slug is an old one. */
export type MovedPage = { movedTo: string };

/** The slug of the error page for a page that does not exist. */
export type MissingPage = { errorSlug: string };

/** Loads the page at a slug. A missing localised error page is replaced by the default locale's, if there is one. */
export async function loadPage(slug: string, options: LoadOptions): Promise<LoadedPage | MovedPage | MissingPage> {
  const { execute } = options;
  const path = `/${slug.replace(/^\/+/, '')}`;
  const asked = path.slice(1) || '/';
  const { settings, publishedPage: page } = await execute(PublishedPageDocument, { slug: asked });
  if (page !== null) {
    if (page.path !== path) return { movedTo: page.path };
    return preloadParts(page, { ...options, settings, slug: asked });
  }
  const locale = localeOfPath(path, settings);
  const errorSlug = errorSlugOf(locale, settings);
  if (path.slice(1) !== errorSlug) return { errorSlug };
  const errorPage = (await loadDefaultErrorPage(execute, errorSlug)) ?? makeNotFoundPage(locale);
  return preloadParts(errorPage, { ...options, settings, slug: NOT_FOUND_SLUG });
}

type PartsOptions = LoadOptions & { settings: SiteSettings; slug: string };

async function preloadParts(
  page: PublishedPageData,
  { settings, slug, ...options }: PartsOptions,
): Promise<LoadedPage> {
  const { locale, type: pageType } = page;
  const blocks = await preloadPage(page, 'page', options);
  const view: PageView = {
    kind: 'page',
    slug,
    locale,
    defaultLocale: settings.defaultLocale,
    status: page.slug === NOT_FOUND_SLUG ? 404 : 200,
    pageType,
    blockTypes: blockTypesOf(blocks),
    isInteractive: findPageType(pageType).isInteractive ?? false,
  };
  return { view, blocks };
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
