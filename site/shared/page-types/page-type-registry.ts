import type { ComponentType } from 'react';
import type { PreloadContext } from '../blocks/preload-block.ts';
import type { PagePartProps } from '../view-page.ts';

/**
 * The parts that a page type adds to the blocks: header and footer outside the main element, opening and closing
 * inside.
 */
export type PageTypeParts = {
  Header?: ComponentType<PagePartProps>;
  Opening?: ComponentType<PagePartProps>;
  Closing?: ComponentType<PagePartProps>;
  Footer?: ComponentType<PagePartProps>;
  /** Runs the queries of its parts before the page is rendered. */
  preload?: (context: PreloadContext) => Promise<unknown>;
  /** Whether visitors use it beyond following links, so that a browser hydrates it at once. */
  isInteractive?: boolean;
};

const pageTypes = new Map<string, PageTypeParts>();

/** Used for a stored type that is not in the page type map. */
export const fallbackPageType = 'default';

/** Adds a page type. The server and the editor add the whole page type map, a browser the types that it shows. */
export function registerPageType(id: string, parts: PageTypeParts): void {
  pageTypes.set(id, parts);
}

export const hasPageType = (id: string): boolean => pageTypes.has(id);

/** Returns the parts of a page type; those of the default type for a stored type that is not in the map. */
export function findPageType(type: string): PageTypeParts {
  const parts = pageTypes.get(type) ?? pageTypes.get(fallbackPageType);
  if (!parts) throw new Error(`The page type ${type} is not loaded`);
  return parts;
}
