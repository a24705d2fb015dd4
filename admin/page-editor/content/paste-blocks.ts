import type { Change } from './change-content.ts';
import { definitionOf } from './definitions.ts';
import { newBlock } from './new-block.ts';
import type { Block } from './page-content.ts';
import { textToHtml } from './text-to-html.ts';

/** Puts blocks that were copied elsewhere at a place. An anchor that is taken on this page stays behind. */
export function pasteBlocks(blocks: readonly Block[], index: number): Change {
  return (content) => {
    const taken = new Set(content.blocks.map(({ anchorPoint }) => anchorPoint));
    const free = blocks.map((block) => {
      const isTaken = taken.has(block.anchorPoint);
      taken.add(block.anchorPoint);
      return isTaken ? { ...block, anchorPoint: '' } : block;
    });
    return { ...content, blocks: content.blocks.toSpliced(index, 0, ...free) };
  };
}

/** Words from anywhere as a block of rich text; null where there are none, or the site has no such block. */
export function textBlock(text: string): Block | null {
  const html = textToHtml(text);
  const definition = definitionOf('rich-text');
  if (html === '' || !definition) return null;
  const block = newBlock(definition);
  return { ...block, props: { ...block.props, html } };
}
