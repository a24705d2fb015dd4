import type { ComponentType } from 'react';
import type { BlockProps } from '../shared/view-block.ts';
import type { BlockID } from './definitions.ts';
import { HeadingBlock } from './heading/component.tsx';
import { ImageBlock } from './image/component.tsx';
import { QuoteBlock } from './quote/component.tsx';
import { RichTextBlock } from './rich-text/component.tsx';

export type BlockMapEntry<ID extends string = string> = { id: ID; component: ComponentType<BlockProps> };

/** Exactly one entry for every definition. */
export type BlockMap = { readonly [ID in BlockID]: BlockMapEntry<ID> };

/** The block map. A definition without an entry, or an entry without a definition, fails the type check. */
export const blockMap = {
  heading: { id: 'heading', component: HeadingBlock },
  'rich-text': { id: 'rich-text', component: RichTextBlock },
  image: { id: 'image', component: ImageBlock },
  quote: { id: 'quote', component: QuoteBlock },
} as const satisfies BlockMap;

/** The entry of a block type; undefined where a stored type is not, or no longer, in the map. */
export function findBlock(type: string): BlockMapEntry | undefined {
  return Object.hasOwn(blockMap, type) ? blockMap[type as BlockID] : undefined;
}
