import type { BlockDefinition } from '../shared/content-definition.ts';
import { headingDefinition } from './heading/definition.ts';
import { imageDefinition } from './image/definition.ts';
import { quoteDefinition } from './quote/definition.ts';
import { richTextDefinition } from './rich-text/definition.ts';

/** Every block of this site, in the order in which the editor offers them. */
export const blockDefinitions = [
  headingDefinition,
  richTextDefinition,
  imageDefinition,
  quoteDefinition,
] as const satisfies readonly BlockDefinition[];

export type BlockID = (typeof blockDefinitions)[number]['id'];
