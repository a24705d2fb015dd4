import type { Execute } from './execute.ts';
import type { ViewBlock } from './view-block.ts';

/** The context of loading a block's data: with a visitor's rights, for a page in its locale. */
export type DataContext = {
  execute: Execute;
  locale: string;
  /** Path of the page on the site; null while it is being edited. */
  path: string | null;
};

/**
 * Loads what a block shows besides its own content. Defined in `data.ts` beside a block whose definition has
 * `loadsData`; runs before the page is rendered. The result is cached with the page, until something is published.
 */
export type LoadBlockData<Data = unknown> = (block: ViewBlock, context: DataContext) => Promise<Data>;
