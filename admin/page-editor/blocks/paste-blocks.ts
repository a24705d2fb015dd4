import type { ContentChange } from '../content/change-content.ts';
import { findBlockDefinition } from '../content/definitions.ts';
import { newBlock } from './new-block.ts';
import type { Block } from '../content/page-content.ts';
import { textToHtml } from './text-to-html.ts';

/** Inserts copied blocks at an index. Anchors that are taken on this page are removed. */
export function pasteBlocks(blocks: readonly Block[], index: number): ContentChange {
  return (content) => {
    const takenAnchors = new Set(content.blocks.map(({ anchorPoint }) => anchorPoint));
    const withFreeAnchors = blocks.map((block) => {
      const isTaken = takenAnchors.has(block.anchorPoint);
      takenAnchors.add(block.anchorPoint);
      return isTaken ? { ...block, anchorPoint: '' } : block;
    });
    return { ...content, blocks: content.blocks.toSpliced(index, 0, ...withFreeAnchors) };
  };
}

/** Creates a rich text block from plain text; null if the text is empty or the site has no such block. */
export function createRichTextBlock(text: string): Block | null {
  const html = textToHtml(text);
  const definition = findBlockDefinition('rich-text');
  if (html === '' || !definition) return null;
  const block = newBlock(definition);
  return { ...block, props: { ...block.props, html } };
}
