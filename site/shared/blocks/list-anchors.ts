import type { ViewAnchor } from '../page-context.ts';
import type { ViewBlock } from '../view-block.ts';
import { findBlock } from './block-registry.ts';

type AnchorableBlock = Pick<ViewBlock, 'anchorPoint' | 'props'> & { type: string };

/** The anchors of a page in page order, each labelled by the first text of its block. */
export function listAnchors(blocks: readonly AnchorableBlock[]): ViewAnchor[] {
  return blocks
    .filter(({ anchorPoint }) => anchorPoint !== '')
    .map((block) => ({ name: block.anchorPoint, label: labelOf(block) }));
}

/** The first text of the block, or the first heading in its rich text; otherwise its anchor in words. */
function labelOf({ type, props, anchorPoint }: AnchorableBlock): string {
  for (const { kind, name } of findBlock(type)?.fields ?? []) {
    const text = kind === 'text' ? textOf(props[name]) : kind === 'rich-text' ? headingOf(props[name]) : '';
    if (text !== '') return text;
  }
  return anchorPoint.replace(/[-_]+/g, ' ').trim() || anchorPoint;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function headingOf(html: unknown): string {
  const heading = /<h[2-4][^>]*>(.*?)<\/h[2-4]>/is.exec(textOf(html))?.[1] ?? '';
  return decodeEntities(heading.replace(/<[^>]*>/g, '')).trim();
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' };

function decodeEntities(text: string): string {
  return text.replace(/&(lt|gt|quot|nbsp|amp);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
