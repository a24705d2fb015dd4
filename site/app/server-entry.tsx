import { renderToString } from 'react-dom/server';
import { makeNotFoundPage } from '../routes/page/built-in-not-found.ts';
import { type LoadedPage, loadPage } from '../routes/page/load-page.ts';
import { PageBody } from '../routes/page/page-body.tsx';
import { describePage } from '../routes/page/page-head.ts';
import { toViewBlocks, toViewPage } from '../routes/page/view-page.ts';
import { DefaultLocale } from '../shared/default-locale.ts';
import type { Execute } from '../shared/execute.ts';
import { languageTagOf } from '../shared/texts.ts';
import { type SiteAssets, SiteDocument } from './document.tsx';

export type { Execute, SiteAssets };

export type SiteRequest = {
  /** Decoded and normalised, without leading slash, possibly with a locale prefix; '' or '/' is the root. */
  slug: string;
  execute: Execute;
  assets: SiteAssets;
  /** The site's outside address, without trailing slash. */
  publicUrl: string;
  /** Told of what a page holds but cannot show. */
  warn?: (message: string) => void;
};

export type SiteAnswer =
  | { status: 200 | 404; html: string; contentLanguage: string }
  /** The page's present path, percent-encoded, where the slug asked for is an old one. */
  | { redirectTo: string };

/** Answers a visitor's request for a page. The same content gives the same bytes: the answer is cached. */
export async function renderSite(request: SiteRequest): Promise<SiteAnswer> {
  const { slug, execute } = request;
  const loaded = await loadPage(execute, slug);
  if (loaded.status === 200 && loaded.page && loaded.page.path !== askedPath(slug)) {
    return { redirectTo: encodeURI(loaded.page.path) };
  }
  return renderPage(request, loaded);
}

function askedPath(slug: string): string {
  return `/${slug.replace(/^\/+/, '')}`;
}

function renderPage({ assets, publicUrl, warn = console.warn }: SiteRequest, loaded: LoadedPage): SiteAnswer {
  const { settings, status } = loaded;
  const page = loaded.page ?? makeNotFoundPage(loaded.locale);
  const head = describePage({ page, settings, publicUrl, status });
  const html = renderToString(
    <DefaultLocale value={settings.defaultLocale}>
      <SiteDocument head={head} locale={page.locale} assets={assets}>
        <PageBody page={toViewPage(page, settings)} type={page.type} blocks={toViewBlocks(page, warn)} />
      </SiteDocument>
    </DefaultLocale>,
  );
  return { status, html: `<!doctype html>${html}`, contentLanguage: languageTagOf(page.locale) };
}
