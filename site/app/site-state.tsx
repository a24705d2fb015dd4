import type { NormalizedCacheObject } from '@apollo/client';
import type { SiteView } from '../routes/index.ts';
import type { SiteInfo } from '../shared/site-info.ts';

/** What the server writes into a document so that the browser can hydrate it. */
export type SiteState = {
  view: SiteView;
  info: SiteInfo;
  /** The results of the view's queries if it is hydrated at once; otherwise the browser runs them when it is. */
  data: NormalizedCacheObject | null;
};

const stateID = 'site-state';

/** Whether visitors use a view beyond following links, so that it is hydrated at once. */
export function isInteractive(view: SiteView): boolean {
  if (view.kind === 'page') return view.isInteractive;
  return view.kind !== 'privacy';
}

/** The state as a data block. A data block is no script; `<` is escaped so that no text can end it. */
export function StateScript({ state }: { state: SiteState }) {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return <script type="application/json" id={stateID} dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Reads the state of the browser's document. */
export function readSiteState(page: Document): SiteState {
  return JSON.parse(page.getElementById(stateID)?.textContent ?? '') as SiteState;
}
