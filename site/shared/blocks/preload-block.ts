import type { Execute } from '../execute.ts';
import type { ViewBlock } from '../view-block.ts';

/** Where queries are run before a page is rendered: with a visitor's rights, for a page in its locale. */
export type PreloadContext = { execute: Execute; locale: string };

/**
 * Runs the queries of a block, so that its hooks find their results in the cache. Defined in `preload.ts` beside a
 * block whose definition has `loadsData`; runs before the page is rendered.
 */
export type PreloadBlock = (block: ViewBlock, context: PreloadContext) => Promise<unknown>;
