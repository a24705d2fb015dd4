import type { Execute } from '../../shared/execute.ts';
import type { SiteView } from './site-view.ts';

/** How views are loaded. */
export type LoadOptions = {
  execute: Execute;
  /** Receives warnings about content that cannot be shown. */
  warn: (message: string) => void;
  /** Loads the code of a view in the browser; the server has all. */
  loadCode?: (needed: NeededCode) => Promise<void>;
};

/** What a view needs to be shown. */
export type NeededCode = {
  kind: SiteView['kind'];
  locale: string;
  /** Empty for views that are no pages. */
  pageType: string;
  blockTypes: readonly string[];
};
