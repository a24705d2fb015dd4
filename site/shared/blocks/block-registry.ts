import type { ComponentType } from 'react';
import type { PreloadBlock } from './preload-block.ts';
import type { Field } from '../content-definition.ts';
import type { BlockProps } from '../view-block.ts';

/** What a page needs of a block type. */
export type RegisteredBlock = {
  id: string;
  component: ComponentType<BlockProps>;
  fields: readonly Field[];
  preload?: PreloadBlock | undefined;
};

const blocks = new Map<string, RegisteredBlock>();

/** Adds a block type. The server and the editor add the whole block map, a browser the blocks that it shows. */
export function registerBlock(block: RegisteredBlock): void {
  blocks.set(block.id, block);
}

/** Returns a registered block type; undefined for a stored type that is not in the block map. */
export const findBlock = (type: string): RegisteredBlock | undefined => blocks.get(type);
