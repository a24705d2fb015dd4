import { blockDefinitions } from '../../../site/blocks/definitions.ts';
import { pageTypeDefinitions } from '../../../site/page-types/definitions.ts';
import type { BlockDefinition, PageTypeDefinition } from '../../../site/shared/content-definition.ts';

const blocksByType: ReadonlyMap<string, BlockDefinition> = new Map(
  blockDefinitions.map((definition) => [definition.id, definition]),
);

const pageTypesByID: ReadonlyMap<string, PageTypeDefinition> = new Map(
  pageTypeDefinitions.map((definition) => [definition.id, definition]),
);

/** Returns the definition of a block type; undefined for a type that is not, or no longer, in the block map. */
export function findBlockDefinition(type: string): BlockDefinition | undefined {
  return blocksByType.get(type);
}

export function isKnownBlockType(type: string): boolean {
  return blocksByType.has(type);
}

/** Returns the definition of a page type, or undefined. */
export function findPageTypeDefinition(id: string): PageTypeDefinition | undefined {
  return pageTypesByID.get(id);
}
