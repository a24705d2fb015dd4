import type { ComponentType } from 'react';
import { type PageTypeParts, registerPageType } from '../shared/page-types/page-type-registry.ts';
import type { PagePartProps } from '../shared/view-page.ts';
import { notFoundParts } from './404/parts.ts';
import { articleParts } from './article/parts.ts';
import { blankParts } from './blank/parts.ts';
import { checkParts } from './check/parts.ts';
import { defaultParts } from './default/parts.ts';
import type { pageTypeDefinitions } from './definitions.ts';
import { homeParts } from './home/parts.ts';

export { findPageType } from '../shared/page-types/page-type-registry.ts';

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
  default: defaultParts,
  article: articleParts,
  home: homeParts,
  check: checkParts,
  '404': notFoundParts,
  blank: blankParts,
} as const satisfies PageTypeMap;

for (const [id, parts] of Object.entries<PageTypeParts>(pageTypeMap)) registerPageType(id, parts);
