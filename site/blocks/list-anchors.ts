import type { Field } from '../shared/content-definition.ts';
import type { ViewAnchor } from '../shared/surroundings.ts';
import type { ViewBlock } from '../shared/view-block.ts';
import { blockDefinitions } from './definitions.ts';

type Placed = Pick<ViewBlock, 'anchorPoint' | 'props'> & { type: string };

/** Where one can jump to on a page: each block with an anchor, called by its first words, in the page's order. */
export function listAnchors(blocks: readonly Placed[]): ViewAnchor[] {
  return blocks
    .filter(({ anchorPoint }) => anchorPoint !== '')
    .map((block) => ({ name: block.anchorPoint, label: labelOf(block) }));
}

/** The first text of the block, or the first heading in its rich text; its anchor in words where it has neither. */
function labelOf({ type, props, anchorPoint }: Placed): string {
  const fields: readonly Field[] = blockDefinitions.find(({ id }) => id === type)?.fields ?? [];
  for (const { kind, name } of fields) {
    const text = kind === 'text' ? wordsOf(props[name]) : kind === 'rich-text' ? headingOf(props[name]) : '';
    if (text !== '') return text;
  }
  return anchorPoint.replace(/[-_]+/g, ' ').trim() || anchorPoint;
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function headingOf(html: unknown): string {
  const heading = /<h[2-4][^>]*>(.*?)<\/h[2-4]>/is.exec(wordsOf(html))?.[1] ?? '';
  return decodeEntities(heading.replace(/<[^>]*>/g, '')).trim();
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' };

function decodeEntities(text: string): string {
  return text.replace(/&(lt|gt|quot|nbsp|amp);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
