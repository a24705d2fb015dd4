import type { NewestPagesQueryVariables } from '../../generated/graphql.ts';
import { readFields } from '../../shared/read-fields.ts';
import type { ViewBlock } from '../../shared/view-block.ts';
import { pageListDefinition } from './definition.ts';

const DEFAULT_COUNT = 3;
const MAX_COUNT = 24;

/** How many pages a block shows. */
export function pageCountOf(block: ViewBlock): number {
  const { count } = readFields(pageListDefinition, block);
  return Math.min(Math.max(Math.round(count ?? DEFAULT_COUNT), 1), MAX_COUNT);
}

/** The variables of a block's query. It loads one page more, since the page with the list is left out. */
export function newestPagesOf(block: ViewBlock, locale: string): NewestPagesQueryVariables {
  const { type, tag } = readFields(pageListDefinition, block);
  return { locale, type: type === 'all' ? null : type, tag: tag.trim() || null, count: pageCountOf(block) + 1 };
}
