import {
  loadCheckFrame,
  loadPage,
  type ResultQuery,
  type RejectedAnswers,
  type ShownPage,
  showPage,
  showPreview,
  showPrivacy,
  showResult,
  showRejectedAnswers,
  showSearch,
} from '../routes/index.ts';
import { DefaultLocale } from '../shared/default-locale.ts';
import type { Execute } from '../shared/execute.ts';
import { languageTagOf } from '../shared/texts.ts';
import { type SiteAssets, SiteDocument } from './document.tsx';
import { renderBody } from './render-body.tsx';

export { type FailureReason, renderFailure } from './failure-document.tsx';
export { siteColours, faviconURLs } from './icons/index.ts';
export { siteNameIn } from '../shared/site-name.ts';
export { languageTagOf };
export type { Execute, SiteAssets };

export type SiteRequest = {
  /** Decoded and normalised, without leading slash, optionally with a locale prefix; '' or '/' is the root. */
  slug: string;
  execute: Execute;
  assets: SiteAssets;
  /** The site's public URL, without trailing slash. */
  publicUrl: string;
  /** Receives warnings about content that cannot be shown. */
  warn?: (message: string) => void;
};

type RenderedDocument<Status = 200 | 404> = { status: Status; html: string; contentLanguage: string };

export type SiteResponse =
  | RenderedDocument
  /** The page's current path, percent-encoded, if the requested slug is an old one. */
  | { redirectTo: string }
  /** The slug of the error page to request instead, for a page that does not exist. */
  | { errorSlug: string };

/** Renders a page for visitors. The same content gives the same bytes, since the response is cached. */
export async function renderSite(request: SiteRequest): Promise<SiteResponse> {
  const { slug, execute, assets, publicUrl, warn = warnOnConsole } = request;
  const loaded = await loadPage(execute, slug);
  if ('errorSlug' in loaded) return loaded;
  if (loaded.movedTo !== null) return { redirectTo: encodeURI(loaded.movedTo) };
  const shown = await showPage(loaded, { execute, publicUrl, warn });
  const { status, settings } = loaded;
  return toRenderedDocument({ ...shown, status, defaultLocale: settings.defaultLocale }, { assets, warn });
}

export type PreviewRequest = Omit<SiteRequest, 'slug'> & {
  token: string;
  /** Language tags of the reader's browser, in order of preference. */
  languages: readonly string[];
};

/** Renders the page of a preview link: 200 with the version, or 404 with an explanation. */
export async function renderPreview(request: PreviewRequest): Promise<RenderedDocument> {
  const { assets, warn = warnOnConsole, ...rest } = request;
  return toRenderedDocument(await showPreview({ ...rest, warn }), { assets, warn });
}

export type SearchRequest = Omit<SiteRequest, 'slug'> & {
  term: string;
  /** Null for the default locale. */
  locale: string | null;
  /** Page number of the results, from 1. */
  page: number;
};

/** Renders the search results; 503 while the search engine is unavailable. */
export async function renderSearch(request: SearchRequest): Promise<RenderedDocument<200 | 503>> {
  const { assets, warn = warnOnConsole, ...rest } = request;
  return toRenderedDocument({ ...(await showSearch({ ...rest, warn })), blocks: [] }, { assets, warn });
}

export type PrivacyRequest = Omit<SiteRequest, 'slug'> & { locale: string | null };

/** Renders the page about what the running system stores of finished checks. */
export async function renderPrivacy(request: PrivacyRequest): Promise<RenderedDocument<200>> {
  const { assets, warn = warnOnConsole, ...rest } = request;
  return toRenderedDocument({ ...(await showPrivacy(rest)), blocks: [] }, { assets, warn });
}

type CheckRequest = Omit<SiteRequest, 'slug' | 'publicUrl'>;

/** Renders the check form again with its errors, for a submission that cannot be counted. */
export async function renderRejectedAnswers(request: CheckRequest & RejectedAnswers): Promise<RenderedDocument<422>> {
  const { execute, assets, warn = warnOnConsole, ...rejected } = request;
  return toRenderedDocument({ ...(await showRejectedAnswers(execute, rejected)), blocks: [] }, { assets, warn });
}

/** Path of the page with the check in a locale, or in the default one; the front page if none is published. */
export async function findCheckPath({ execute, locale }: { execute: Execute; locale: string }): Promise<string> {
  const { checkPath } = await loadCheckFrame(execute, locale);
  return checkPath;
}

/** Renders the result that a token holds; 404 if it holds none. */
export async function renderResult(request: CheckRequest & ResultQuery): Promise<RenderedDocument> {
  const { execute, assets, warn = warnOnConsole, ...query } = request;
  return toRenderedDocument({ ...(await showResult(execute, query)), blocks: [] }, { assets, warn });
}

type Shown<Status> = ShownPage & { status: Status; defaultLocale: string };
type Options = { assets: SiteAssets; warn: (message: string) => void };

function toRenderedDocument<Status>(
  { head, status, defaultLocale, ...shown }: Shown<Status>,
  { assets, warn }: Options,
): RenderedDocument<Status> {
  const { locale } = shown;
  const html = renderBody(shown, {
    warn,
    toDocument: (body) => (
      <DefaultLocale value={defaultLocale}>
        <SiteDocument head={head} locale={locale} assets={assets}>
          {body}
        </SiteDocument>
      </DefaultLocale>
    ),
  });
  return { status, html: `<!doctype html>${html}`, contentLanguage: languageTagOf(locale) };
}

function warnOnConsole(message: string): void {
  // oxlint-disable-next-line no-console -- where the server hands over no log of its own
  console.warn(message);
}
