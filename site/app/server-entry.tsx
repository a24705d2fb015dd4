import {
  loadCheckFrame,
  loadPage,
  type ResultWish,
  type ReturnedAnswers,
  type ShownPage,
  showPage,
  showPreview,
  showPrivacy,
  showResult,
  showReturned,
  showSearch,
} from '../routes/index.ts';
import { DefaultLocale } from '../shared/default-locale.ts';
import type { Execute } from '../shared/execute.ts';
import { languageTagOf } from '../shared/texts.ts';
import { type SiteAssets, SiteDocument } from './document.tsx';
import { renderBody } from './render-body.tsx';

export { type FailureReason, renderFailure } from './failure-document.tsx';
export { siteColours, siteIcons } from './icons/index.ts';
export { siteNameIn } from '../shared/site-name.ts';
export { languageTagOf };
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

type RenderedDocument<Status = 200 | 404> = { status: Status; html: string; contentLanguage: string };

export type SiteAnswer =
  | RenderedDocument
  /** The page's present path, percent-encoded, where the slug asked for is an old one. */
  | { redirectTo: string }
  /** Where the page stands that answers for one that there is not; ask for that. */
  | { errorSlug: string };

/** Answers a visitor's request for a page. The same content gives the same bytes: the answer is cached. */
export async function renderSite(request: SiteRequest): Promise<SiteAnswer> {
  const { slug, execute, assets, publicUrl, warn = warnOnConsole } = request;
  const loaded = await loadPage(execute, slug);
  if ('errorSlug' in loaded) return loaded;
  if (loaded.movedTo !== null) return { redirectTo: encodeURI(loaded.movedTo) };
  const shown = await showPage(loaded, { execute, publicUrl, warn });
  const { status, settings } = loaded;
  return toAnswer({ ...shown, status, defaultLocale: settings.defaultLocale }, { assets, warn });
}

export type PreviewRequest = Omit<SiteRequest, 'slug'> & {
  token: string;
  /** Language tags of the reader's browser, the best first. */
  languages: readonly string[];
};

/** Answers whoever has a preview link: 200 with what it shows, 404 with a page that says that it shows nothing. */
export async function renderPreview(request: PreviewRequest): Promise<RenderedDocument> {
  const { assets, warn = warnOnConsole, ...rest } = request;
  return toAnswer(await showPreview({ ...rest, warn }), { assets, warn });
}

export type SearchRequest = Omit<SiteRequest, 'slug'> & {
  term: string;
  /** Null: the default one. */
  locale: string | null;
  /** Of the results, counted from 1. */
  page: number;
};

/** Answers a visitor's search; 503 while the search itself is away. */
export async function renderSearch(request: SearchRequest): Promise<RenderedDocument<200 | 503>> {
  const { assets, warn = warnOnConsole, ...rest } = request;
  return toAnswer({ ...(await showSearch({ ...rest, warn })), blocks: [] }, { assets, warn });
}

export type PrivacyRequest = Omit<SiteRequest, 'slug'> & { locale: string | null };

/** Tells a visitor what the running system keeps of finished checks. */
export async function renderPrivacy(request: PrivacyRequest): Promise<RenderedDocument<200>> {
  const { assets, warn = warnOnConsole, ...rest } = request;
  return toAnswer({ ...(await showPrivacy(rest)), blocks: [] }, { assets, warn });
}

type CheckRequest = Omit<SiteRequest, 'slug' | 'publicUrl'>;

/** Answers a finished check whose answers cannot be counted: the check with what is wrong. */
export async function renderReturned(request: CheckRequest & ReturnedAnswers): Promise<RenderedDocument<422>> {
  const { execute, assets, warn = warnOnConsole, ...returned } = request;
  return toAnswer({ ...(await showReturned(execute, returned)), blocks: [] }, { assets, warn });
}

/** Path of the page that holds the check in a locale, or in the default one; the front page while none is published. */
export async function findCheckPath({ execute, locale }: { execute: Execute; locale: string }): Promise<string> {
  const { checkPath } = await loadCheckFrame(execute, locale);
  return checkPath;
}

/** Answers whoever has a token with the result that it holds; 404 where it holds none. */
export async function renderResult(request: CheckRequest & ResultWish): Promise<RenderedDocument> {
  const { execute, assets, warn = warnOnConsole, ...wish } = request;
  return toAnswer({ ...(await showResult(execute, wish)), blocks: [] }, { assets, warn });
}

type Shown<Status> = ShownPage & { status: Status; defaultLocale: string };
type Options = { assets: SiteAssets; warn: (message: string) => void };

function toAnswer<Status>(
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
