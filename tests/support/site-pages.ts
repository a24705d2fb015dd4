import type { DocumentNode } from 'graphql';
import type { PublishedPageQuery } from '../../site/generated/graphql.ts';
import { emptyHead } from '../../site/routes/page/page-head.ts';
import { type Execute, renderSite, type SiteResponse } from '../../site/app/server-entry.tsx';

import { respondToQuery } from './respond-to-query.ts';

export type PublishedPage = NonNullable<PublishedPageQuery['publishedPage']>;
export type PublishedVersion = PublishedPage['pageVersion'];
export type PublishedBlock = PublishedVersion['blocks'][number];
export type RenderedPage = Exclude<SiteResponse, { redirectTo: string } | { errorSlug: string }>;

const settings = {
  siteName: 'Risicocheck voor kerken',
  siteNames: [{ locale: 'de-de', name: 'Risikocheck für Kirchen' }],
  contactPhone: '088 000 00 00',
  availableLocales: ['en', 'nl-nl', 'de-de'],
  defaultLocale: 'en',
};

const emptyVersion: PublishedVersion = {
  title: 'Over ons',
  ...emptyHead,
  blocks: [],
  pageType: { props: {}, images: [], files: [] },
};

export const sampleViewImage = {
  url: '/api/ximblox/medialib/get-page-file/1/seo_image/9f2c/gevel.jpg',
  altText: 'De gevel',
  decorative: false,
  width: 1600,
  height: 900,
};

/** A published Dutch page in the form that the server returns. */
export function makePublishedPage(
  changes: Partial<PublishedPage> = {},
  version: Partial<PublishedVersion> = {},
): PublishedPage {
  const pageVersion = { ...emptyVersion, ...version };
  const page = {
    slug: 'over-ons',
    path: '/nl-nl/over-ons',
    locale: 'nl-nl',
    type: 'default',
    siblings: [],
    headerMenu: null,
    footerMenu: null,
  };
  return { ...page, title: pageVersion.title, ...changes, pageVersion };
}

export function makePublishedBlock(
  type: string,
  props: unknown,
  changes: Partial<PublishedBlock> = {},
): PublishedBlock {
  return { type, key: `k-${type}`, anchorPoint: '', props, images: [], files: [], ...changes };
}

/** A server that has these pages by slug, and records the requested slugs. */
export function servePages(pages: Record<string, PublishedPage>): { execute: Execute; requestedSlugs: string[] } {
  const requestedSlugs: string[] = [];
  const execute = async (document: DocumentNode, { slug }: { slug: string }) => {
    requestedSlugs.push(slug);
    return respondToQuery({ document, variables: { slug } }, { settings, publishedPage: pages[slug] ?? null });
  };
  return { execute: execute as unknown as Execute, requestedSlugs };
}

export const siteParts = {
  assets: { styles: ['/_/assets/site.css'], scripts: ['/_/assets/site.js'] },
  publicUrl: 'https://kerk.example',
};

type Warn = (message: string) => void;

/** The response to a visitor's request for a slug; throws for a redirect. */
export async function requestPage(
  slug: string,
  pages: Record<string, PublishedPage>,
  warn: Warn = () => {},
): Promise<RenderedPage> {
  const response = await renderSite({ slug, execute: servePages(pages).execute, warn, ...siteParts });
  if ('errorSlug' in response) return requestPage(response.errorSlug, pages, warn);
  if ('redirectTo' in response) throw new Error(`redirected to ${response.redirectTo}`);
  return response;
}

/** The document of one page. */
export async function renderPage(page: PublishedPage): Promise<string> {
  const slug = page.path.slice(1);
  return (await requestPage(slug, { [slug]: page })).html;
}
