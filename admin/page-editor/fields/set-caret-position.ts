import type { Caret } from '../editor/activity.ts';

/** Sets the caret of the focused input `offset` characters after the start of `text`; nothing if it is not found. */
export function setCaretPosition(input: HTMLElement, { text, offset }: Caret): void {
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) {
    const start = input.value.indexOf(text);
    if (start >= 0) input.setSelectionRange(start + offset, start + offset);
    return;
  }
  const walker = document.createTreeWalker(input, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const start = walker.currentNode.nodeValue?.indexOf(text) ?? -1;
    if (start >= 0) return document.getSelection()?.collapse(walker.currentNode, start + offset);
  }
}
