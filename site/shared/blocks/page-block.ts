import type { ViewFile, ViewImage } from '../view-block.ts';

/** The content of a block or page type as the server sends it. */
export type PublishedContent = {
  props: unknown;
  images: { name: string; items: ViewImage[] }[];
  files: { name: string; items: ViewFile[] }[];
};

/** A block as the server sends it, in the scalar PageBlocks. */
export type PageBlock = PublishedContent & { type: string; key: string; anchorPoint: string };

/**
 * The value of the scalar PageBlocks, for the generated types.
 *
 * @public
 */
export type PageBlocks = PageBlock[];
