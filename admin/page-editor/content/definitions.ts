import { blockDefinitions } from '../../../site/blocks/definitions.ts';
import { pageTypeDefinitions } from '../../../site/page-types/definitions.ts';
import type { BlockDefinition, PageTypeDefinition } from '../../../site/shared/content-definition.ts';

const blocksByType: ReadonlyMap<string, BlockDefinition> = new Map(
  blockDefinitions.map((definition) => [definition.id, definition]),
);

const pageTypesByID: ReadonlyMap<string, PageTypeDefinition> = new Map(
  pageTypeDefinitions.map((definition) => [definition.id, definition]),
);

/** Definition of a block type; undefined where a stored type is not, or no longer, in the block map. */
export function definitionOf(type: string): BlockDefinition | undefined {
  return blocksByType.get(type);
}

export function isKnownBlock(type: string): boolean {
  return blocksByType.has(type);
}

export function pageTypeOf(id: string): PageTypeDefinition | undefined {
  return pageTypesByID.get(id);
}
