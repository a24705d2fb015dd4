import type { Caret } from '../activity/activity.ts';

/** Puts the caret of a field that has the focus behind so many characters of words in it. */
export function putCaret(input: HTMLElement, { text, offset }: Caret): void {
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
