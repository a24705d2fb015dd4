import { useEffect, useEffectEvent } from 'react';
import type { Caret } from '../editor/activity.ts';
import { findBlockDefinition } from '../content/definitions.ts';
import { findTextField } from '../content/find-text-field.ts';
import { useEditorServices } from '../editor/editor-context.ts';
import { useGetContent } from '../editor/use-content.ts';

const BLOCK_SELECTOR = '[data-puck-component]';

/** A double click on text opens its field in the panel, with the caret where it was clicked. */
export function useTextDoubleClick(frame: Document | undefined): void {
  const { dispatch } = useEditorServices();
  const getContent = useGetContent();
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const target = event.target as HTMLElement | null;
    const element = target?.closest<HTMLElement>(BLOCK_SELECTOR);
    const block = getContent().blocks.find(({ key }) => key === element?.dataset.puckComponent);
    if (!element || !block || target?.closest('button')) return;
    const text = findTextAtPoint(element, event.clientX, event.clientY);
    const fields = findBlockDefinition(block.type)?.fields ?? [];
    const field = text && findTextField(fields, block.props, text);
    dispatch({ type: 'edit', key: block.key, field: field ?? '', caret: field ? text.caret : undefined });
  });
  useEffect(() => {
    if (!frame) return;
    const listener = (event: MouseEvent) => handleClick(event);
    frame.addEventListener('dblclick', listener);
    return () => frame.removeEventListener('dblclick', listener);
  }, [frame]);
}

type TextHit = { text: string; occurrence: number; caret: Caret };

/** Finds the text at a point. Blocks are inert, so the browser's own lookup finds nothing. */
function findTextAtPoint(element: HTMLElement, x: number, y: number): TextHit | null {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const passedTexts: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const offset = offsetAt(node, x, y);
    if (offset !== null) {
      const occurrence = passedTexts.filter((text) => text === node.data).length;
      return { text: node.data, occurrence, caret: { text: node.data, offset } };
    }
    passedTexts.push(node.data);
  }
  return null;
}

/** Returns the index of the character after the point; null if the point is outside the text. */
function offsetAt(node: Text, x: number, y: number): number | null {
  const range = node.ownerDocument.createRange();
  range.selectNodeContents(node);
  const isInside = ({ left, right, top, bottom }: DOMRect) => x >= left && x <= right && y >= top && y <= bottom;
  if (![...range.getClientRects()].some(isInside)) return null;
  for (let index = 0; index < node.length; index += 1) {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    const box = [...range.getClientRects()].find(isInside);
    if (box) return x > (box.left + box.right) / 2 ? index + 1 : index;
  }
  return node.length;
}
