import '../shared/html/browser-html-reader.ts';
import type { ApolloClient } from '@apollo/client';
import { hydrateRoot } from 'react-dom/client';
import { loadBlocks } from '../shared/blocks/load-blocks.ts';
import { createPrefetch, loadAddress, type LoadURL } from '../page-viewer/index.ts';
import { parseAddress } from '../shared/navigation/internal-address.ts';
import { loadDocument, type LoadOptions, type NeededCode, type SiteView } from '../routes/index.ts';
import type { Execute } from '../shared/execute.ts';
import { loadPageType } from '../shared/page-types/load-page-types.ts';
import { loadTexts } from '../shared/load-texts.ts';
import { createBrowserClient } from './browser-client.ts';
import { SiteFrame } from './site-frame.tsx';
import { siteRootID } from './site-root-element.ts';
import { SiteRoot } from './site-root.tsx';
import { readSiteState } from './site-state.tsx';

async function loadCode({ kind, locale, pageType, blockTypes }: NeededCode): Promise<void> {
  await Promise.all([
    loadDocument(kind),
    loadTexts(locale),
    pageType === '' ? undefined : loadPageType(pageType),
    loadBlocks(blockTypes),
  ]);
}

/** Runs the queries of a view before it is shown, so that its hooks find the results in the cache. */
function createExecute(client: ApolloClient): Execute {
  return async (query, variables) => {
    const { data } = await client.query({ query, variables, fetchPolicy: 'network-only' });
    if (data === undefined) throw new Error('The server returned no data');
    return data;
  };
}

function createLoad(client: ApolloClient, defaultLocale: string): LoadURL {
  // oxlint-disable-next-line no-console -- for developers; visitors see the rest of the page
  const options: LoadOptions = { execute: createExecute(client), warn: (message) => console.warn(message), loadCode };
  return createPrefetch((url) => {
    const address = parseAddress(url);
    return address
      ? loadAddress(address, { ...options, defaultLocale })
      : Promise.reject(new Error(`${url.pathname} needs a document`));
  });
}

function neededBy(view: SiteView): NeededCode {
  const { kind, locale } = view;
  if (kind !== 'page' && kind !== 'preview') return { kind, locale, pageType: '', blockTypes: [] };
  return { kind, locale, pageType: view.pageType, blockTypes: view.blockTypes };
}

/** Whether what the browser would show is what the document shows; a publication in between may have changed it. */
const isSame = (view: SiteView, other: SiteView): boolean => JSON.stringify(view) === JSON.stringify(other);

/**
 * Hydrates the document. Its data is in the document where it is interactive; otherwise the queries are run first.
 * `followsLinks` is false where each link is to lead to a document.
 */
export async function hydrateSite(page: Document, { followsLinks }: { followsLinks: boolean }): Promise<void> {
  const root = page.getElementById(siteRootID);
  if (!root) return;
  const { view, info, data } = readSiteState(page);
  const { client, cache } = createBrowserClient(info.build);
  const load = createLoad(client, view.defaultLocale);
  if (data) {
    cache.restore(data);
    await loadCode(neededBy(view));
  } else {
    const loaded = await load(new URL(page.URL));
    if (!isSame(loaded.view, view)) return;
  }
  // Links of a preview lead to published pages, which are other documents.
  const canNavigate = followsLinks && view.kind !== 'preview';
  hydrateRoot(
    root,
    <SiteRoot client={client} info={info}>
      <SiteFrame view={view} load={canNavigate ? load : null} />
    </SiteRoot>,
  );
}
