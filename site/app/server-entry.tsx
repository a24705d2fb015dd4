import '../blocks/index.ts';
import '../page-types/index.ts';
import '../routes/all-documents.ts';
import {
  checkPathOf,
  loadCheckFrame,
  loadPage,
  loadPreview,
  loadPrivacy,
  loadRejectedAnswers,
  loadResult,
  loadSearch,
  type LoadOptions,
  type PreviewQuery,
  type RejectedAnswers,
  type ResultQuery,
  type SearchQuery,
  type SiteView,
} from '../routes/index.ts';
import type { Execute } from '../shared/execute.ts';
import { languageTagOf } from '../shared/texts.ts';
import { todayOnSite } from '../shared/today.ts';
import { type SiteAssets, SiteDocument } from './document.tsx';
import { renderBody, type NamedBlock } from './render-body.tsx';
import { createServerClient, type ServerClient } from './server-client.ts';
import { SiteFrame } from './site-frame.tsx';
import { SiteRoot } from './site-root.tsx';
import { isInteractive, StateScript } from './site-state.tsx';

export { type FailureReason, renderFailure } from './failure-document.tsx';
export { siteColours, faviconURLs } from './icons/index.ts';
export { siteNameIn } from '../shared/site-name.ts';
export { languageTagOf };
export type { Execute, SiteAssets };

export type RenderRequest = {
  execute: Execute;
  assets: SiteAssets;
  /** The site's public URL, without trailing slash. */
  publicUrl: string;
  /** Receives warnings about content that cannot be shown. */
  warn?: ((message: string) => void) | undefined;
};

export type SiteRequest = RenderRequest & {
  /** Decoded and normalised, without leading slash, optionally with a locale prefix; '' or '/' is the root. */
  slug: string;
};

type RenderedDocument<Status = 200 | 404> = { status: Status; html: string; contentLanguage: string };

export type SiteResponse =
  | RenderedDocument
  /** The page's current path, percent-encoded, if the requested slug is an old one. */
  | { redirectTo: string }
  /** The slug of the error page to request instead, for a page that does not exist. */
  | { errorSlug: string };

/** Renders a page for visitors. The same content gives the same bytes, since the response is cached. */
export async function renderSite({ slug, ...request }: SiteRequest): Promise<SiteResponse> {
  const rendering = startRendering(request);
  const loaded = await loadPage(slug, rendering.options);
  if ('errorSlug' in loaded) return loaded;
  if ('movedTo' in loaded) return { redirectTo: encodeURI(loaded.movedTo) };
  return rendering.render(loaded.view, loaded.blocks);
}

export type PreviewRequest = RenderRequest & PreviewQuery;

/** Renders the page of a preview link: 200 with the version, or 404 with an explanation. */
export async function renderPreview(request: PreviewRequest): Promise<RenderedDocument> {
  const rendering = startRendering(request);
  const { view, blocks } = await loadPreview(request, rendering.options);
  return rendering.render(view, blocks);
}

/** Renders the search results; 503 while the search engine is unavailable. */
export async function renderSearch(request: RenderRequest & SearchQuery): Promise<RenderedDocument<200 | 503>> {
  const rendering = startRendering(request);
  return rendering.render(await loadSearch(request, rendering.options));
}

/** Renders the page about what the running system stores of finished checks. */
export async function renderPrivacy(
  request: RenderRequest & { locale: string | null },
): Promise<RenderedDocument<200>> {
  const rendering = startRendering(request);
  return rendering.render(await loadPrivacy(request.locale, rendering.options));
}

/** Renders the check form again with its errors, for a submission that cannot be counted. */
export async function renderRejectedAnswers({
  execute,
  assets,
  publicUrl,
  warn,
  ...rejected
}: RenderRequest & RejectedAnswers): Promise<RenderedDocument<422>> {
  const rendering = startRendering({ execute, assets, publicUrl, warn });
  return rendering.render(await loadRejectedAnswers(rejected, rendering.options));
}

/** Path of the page with the check in a locale, or in the default one; the front page if none is published. */
export async function findCheckPath({ execute, locale }: { execute: Execute; locale: string }): Promise<string> {
  return checkPathOf(await loadCheckFrame(execute, locale));
}

/** Renders the result that a token holds; 404 if it holds none. */
export async function renderResult(request: RenderRequest & ResultQuery): Promise<RenderedDocument> {
  const rendering = startRendering(request);
  return rendering.render(await loadResult(request, rendering.options));
}

type Rendering = {
  options: LoadOptions;
  render: <View extends SiteView>(view: View, blocks?: readonly NamedBlock[]) => RenderedDocument<View['status']>;
};

/** One client per rendering: the view's queries are run first, then its components find the results in the cache. */
function startRendering({ execute: run, assets, publicUrl, warn = warnOnConsole }: RenderRequest): Rendering {
  const { client, cache, execute } = createServerClient(run);
  return {
    options: { execute, warn },
    render: (view, blocks = []) => {
      const html = renderBody(toDocument({ view, client, cache, assets, publicUrl }), { blocks, warn });
      return { status: view.status, html: `<!doctype html>${html}`, contentLanguage: languageTagOf(view.locale) };
    },
  };
}

type DocumentParts = Pick<ServerClient, 'client' | 'cache'> &
  Pick<RenderRequest, 'assets' | 'publicUrl'> & { view: SiteView };

function toDocument({ view, client, cache, assets, publicUrl }: DocumentParts) {
  const info = { publicUrl, today: todayOnSite(), build: assets.scripts[0] ?? '' };
  const data = isInteractive(view) ? cache.extract() : null;
  const state = <StateScript state={{ view, info, data }} />;
  return (
    <SiteDocument locale={view.locale} assets={assets} state={state} isInteractive={data !== null}>
      <SiteRoot client={client} info={info}>
        <SiteFrame view={view} load={null} />
      </SiteRoot>
    </SiteDocument>
  );
}

function warnOnConsole(message: string): void {
  // oxlint-disable-next-line no-console -- where the server hands over no log of its own
  console.warn(message);
}
