import { renderToString } from 'react-dom/server';
import { loadPage, showPage } from '../routes/index.ts';
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
  const { slug, execute, assets, publicUrl, warn = warnOnConsole } = request;
  const loaded = await loadPage(execute, slug);
  if (loaded.movedTo !== null) return { redirectTo: encodeURI(loaded.movedTo) };
  const { head, locale, body } = showPage(loaded, { publicUrl, warn });
  const html = renderToString(
    <DefaultLocale value={loaded.settings.defaultLocale}>
      <SiteDocument head={head} locale={locale} assets={assets}>
        {body}
      </SiteDocument>
    </DefaultLocale>,
  );
  return { status: loaded.status, html: `<!doctype html>${html}`, contentLanguage: languageTagOf(locale) };
}

function warnOnConsole(message: string): void {
  // oxlint-disable-next-line no-console -- where the server hands over no log of its own
  console.warn(message);
}
