import { useEffect, useEffectEvent } from 'react';
import type { Caret } from '../activity/activity.ts';
import { definitionOf } from '../content/definitions.ts';
import { findTextField } from '../content/find-text-field.ts';
import { useTools } from '../editor/editor-context.ts';
import { useGetContent } from '../editor/use-content.ts';

const BLOCK = '[data-puck-component]';

/** A double click on a text of the page leads to its field in the panel, with the caret where it was clicked. */
export function useTextDoubleClick(frame: Document | undefined): void {
  const { act } = useTools();
  const getContent = useGetContent();
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const target = event.target as HTMLElement | null;
    const element = target?.closest<HTMLElement>(BLOCK);
    const block = getContent().blocks.find(({ key }) => key === element?.dataset.puckComponent);
    if (!element || !block || target?.closest('button')) return;
    const text = findTextAt(element, event.clientX, event.clientY);
    const fields = definitionOf(block.type)?.fields ?? [];
    const field = text && findTextField(fields, block.props, text);
    act({ type: 'edit', key: block.key, field: field ?? '', caret: field ? text.caret : undefined });
  });
  useEffect(() => {
    if (!frame) return;
    const listener = (event: MouseEvent) => handleClick(event);
    frame.addEventListener('dblclick', listener);
    return () => frame.removeEventListener('dblclick', listener);
  }, [frame]);
}

type TextAt = { text: string; before: number; caret: Caret };

/** The text below a point: what a block shows is inert, so that the browser itself finds nothing there. */
function findTextAt(element: HTMLElement, x: number, y: number): TextAt | null {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const passed: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const offset = offsetAt(node, x, y);
    if (offset !== null) {
      const before = passed.filter((text) => text === node.data).length;
      return { text: node.data, before, caret: { text: node.data, offset } };
    }
    passed.push(node.data);
  }
  return null;
}

/** Before which character of a text a point lies; null where it lies beside the text. */
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
