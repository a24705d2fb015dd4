import type { PublishedPageQuery } from '../../site/generated/graphql.ts';
import { type Execute, renderSite, type SiteAnswer } from '../../site/app/server-entry.tsx';

export type Page = NonNullable<PublishedPageQuery['publishedPage']>;
export type Version = Page['pageVersion'];
export type Block = Version['blocks'][number];
export type ShownPage = Exclude<SiteAnswer, { redirectTo: string } | { errorSlug: string }>;

const settings = {
  siteName: 'Risicocheck voor kerken',
  siteNames: [{ locale: 'de-de', name: 'Risikocheck für Kirchen' }],
  contactPhone: '088 000 00 00',
  availableLocales: ['en', 'nl-nl', 'de-de'],
  defaultLocale: 'en',
};

const emptyVersion: Version = {
  title: 'Over ons',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: [],
  seoImage: null,
  blocks: [],
  pageType: { props: {}, images: [], files: [] },
};

export const sampleImage = {
  url: '/api/ximblox/medialib/get-page-file/1/seo_image/9f2c/gevel.jpg',
  altText: 'De gevel',
  decorative: false,
  width: 1600,
  height: 900,
};

/** A published Dutch page in the shape in which the server answers it. */
export function makePage(changes: Partial<Page> = {}, version: Partial<Version> = {}): Page {
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

export function makeBlock(type: string, props: unknown, changes: Partial<Block> = {}): Block {
  return { type, key: `k-${type}`, anchorPoint: '', props, images: [], files: [], ...changes };
}

/** A server that has these pages, by the slug that is asked for, and tells which were. */
export function servePages(pages: Record<string, Page>): { execute: Execute; asked: string[] } {
  const asked: string[] = [];
  const execute = (_document: unknown, { slug }: { slug: string }) => {
    asked.push(slug);
    return Promise.resolve({ settings, publishedPage: pages[slug] ?? null });
  };
  return { execute: execute as unknown as Execute, asked };
}

export const siteParts = {
  assets: { styles: ['/_/assets/site.css'], scripts: ['/_/assets/site.js'] },
  publicUrl: 'https://kerk.example',
};

type Warn = (message: string) => void;

/** The answer to a visitor who asks for a slug; an error where it is a redirect. */
export async function askPage(slug: string, pages: Record<string, Page>, warn: Warn = () => {}): Promise<ShownPage> {
  const answer = await renderSite({ slug, execute: servePages(pages).execute, warn, ...siteParts });
  if ('errorSlug' in answer) return askPage(answer.errorSlug, pages, warn);
  if ('redirectTo' in answer) throw new Error(`redirected to ${answer.redirectTo}`);
  return answer;
}

/** The document of one page. */
export async function renderPage(page: Page): Promise<string> {
  const slug = page.path.slice(1);
  return (await askPage(slug, { [slug]: page })).html;
}
