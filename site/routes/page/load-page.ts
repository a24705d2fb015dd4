import { PublishedPageDocument } from '../../generated/graphql.ts';
import { findPageType } from '../../page-types/index.ts';
import type { Execute } from '../../shared/execute.ts';
import type { LoadOptions } from '../view/load-options.ts';
import type { PageView } from '../view/site-view.ts';
import { makeNotFoundPage } from './make-not-found-page.ts';
import { blockTypesOf, preloadPage } from './preload-page.ts';
import type { PublishedPageData, SiteSettings } from './published-page.ts';
import type { TypedBlock } from './view-page.ts';

export type LoadedPage = {
  view: PageView;
  blocks: readonly TypedBlock[];
  /** The page's current path if the requested slug is an old one. */
  movedTo: string | null;
};

const NOT_FOUND_SLUG = '404';

/** The slug of the error page for a page that does not exist. */
export type MissingPage = { errorSlug: string };

/** Loads the page at a slug. A missing localised error page is replaced by the default locale's, if there is one. */
export async function loadPage(slug: string, options: LoadOptions): Promise<LoadedPage | MissingPage> {
  const { execute } = options;
  const path = `/${slug.replace(/^\/+/, '')}`;
  const asked = path.slice(1) || '/';
  const { settings, publishedPage: page } = await execute(PublishedPageDocument, { slug: asked });
  if (page !== null) {
    const movedTo = page.path === path ? null : page.path;
    // A browser follows the redirect, and the other page's blocks are not needed.
    if (movedTo !== null) return { view: viewOf(page, settings, asked), blocks: [], movedTo };
    return { ...(await preloadParts(page, { ...options, settings, slug: asked })), movedTo };
  }
  const locale = localeOfPath(path, settings);
  const errorSlug = errorSlugOf(locale, settings);
  if (path.slice(1) !== errorSlug) return { errorSlug };
  const errorPage = (await loadDefaultErrorPage(execute, errorSlug)) ?? makeNotFoundPage(locale);
  const loaded = await preloadParts(errorPage, { ...options, settings, slug: NOT_FOUND_SLUG });
  return { ...loaded, movedTo: null };
}

function viewOf({ locale, slug, type }: PublishedPageData, { defaultLocale }: SiteSettings, asked: string): PageView {
  const status = slug === NOT_FOUND_SLUG ? 404 : 200;
  const isInteractive = findPageType(type).isInteractive ?? false;
  return { kind: 'page', slug: asked, locale, defaultLocale, status, isInteractive, blockTypes: [] };
}

type PartsOptions = LoadOptions & { settings: SiteSettings; slug: string };

async function preloadParts(page: PublishedPageData, { settings, slug, ...options }: PartsOptions) {
  const blocks = await preloadPage(page, options);
  return { view: { ...viewOf(page, settings, slug), blockTypes: blockTypesOf(blocks) }, blocks };
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
