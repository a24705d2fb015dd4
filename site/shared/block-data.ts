import type { Execute } from './execute.ts';
import type { ViewBlock } from './view-block.ts';

/** Where a block's data is loaded: with a visitor's rights, for a page in its locale. */
export type DataPlace = {
  execute: Execute;
  locale: string;
  /** Path of the page on the site; null while it is being edited. */
  path: string | null;
};

/**
 * Loads what a block shows besides its own content. It stands in `data.ts` beside the block whose definition says
 * `loadsData`, runs before the page is rendered, and is kept as long as the page is: until something is published.
 */
export type LoadBlockData<Data = unknown> = (block: ViewBlock, place: DataPlace) => Promise<Data>;
