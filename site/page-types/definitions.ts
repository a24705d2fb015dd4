import type { PageTypeDefinition } from '../shared/content-definition.ts';
import { notFoundDefinition } from './404/definition.ts';
import { articleDefinition } from './article/definition.ts';
import { blankDefinition } from './blank/definition.ts';
import { checkDefinition } from './check/definition.ts';
import { defaultDefinition } from './default/definition.ts';
import { homeDefinition } from './home/definition.ts';

/** Every page type of this site, in the order of the admin area. */
export const pageTypeDefinitions = [
  defaultDefinition,
  articleDefinition,
  homeDefinition,
  checkDefinition,
  notFoundDefinition,
  blankDefinition,
] as const satisfies readonly PageTypeDefinition[];
