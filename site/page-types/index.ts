import type { ComponentType } from 'react';
import { SiteFooter } from '../shared/frame/site-footer.tsx';
import { SiteHeader } from '../shared/frame/site-header.tsx';
import type { PreloadContext } from '../shared/blocks/preload-block.ts';
import type { PagePartProps } from '../shared/view-page.ts';
import { NotFoundFooter } from './404/footer.tsx';
import { NotFoundOpening } from './404/opening.tsx';
import { ArticleOpening } from './article/opening.tsx';
import { BlankOpening } from './blank/opening.tsx';
import { CheckPageHeader } from './check/header.tsx';
import { CheckOpening } from './check/opening.tsx';
import { preloadCheck } from './check/preload.ts';
import { DefaultOpening } from './default/opening.tsx';
import type { PageTypeID, pageTypeDefinitions } from './definitions.ts';
import { HomeClosing } from './home/closing.tsx';
import { HomeOpening } from './home/opening.tsx';

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

type Part<Name extends string, Has extends boolean> = Has extends true
  ? { [Key in Name]: ComponentType<PagePartProps> }
  : { [Key in Name]?: never };

/** A header and a footer exactly if the definition says so. */
type PartsOf<Definition extends { hasHeader: boolean; hasFooter: boolean }> = Omit<PageTypeParts, 'Header' | 'Footer'> &
  Part<'Header', Definition['hasHeader']> &
  Part<'Footer', Definition['hasFooter']>;

/** Exactly one entry for every definition. */
export type PageTypeMap = {
  readonly [Definition in (typeof pageTypeDefinitions)[number] as Definition['id']]: PartsOf<Definition>;
};

/** The page type map. A definition without an entry, or an entry without a definition, fails the type check. */
export const pageTypeMap = {
  default: { Header: SiteHeader, Opening: DefaultOpening, Footer: SiteFooter },
  article: { Header: SiteHeader, Opening: ArticleOpening, Footer: SiteFooter },
  home: { Header: SiteHeader, Opening: HomeOpening, Closing: HomeClosing, Footer: SiteFooter },
  check: { Header: CheckPageHeader, Opening: CheckOpening, preload: preloadCheck, isInteractive: true },
  '404': { Header: SiteHeader, Opening: NotFoundOpening, Footer: NotFoundFooter },
  blank: { Opening: BlankOpening },
} as const satisfies PageTypeMap;

/** Returns the parts of a page type; those of the default type for a stored type that is not in the map. */
export function findPageType(type: string): PageTypeParts {
  return Object.hasOwn(pageTypeMap, type) ? pageTypeMap[type as PageTypeID] : pageTypeMap.default;
}
