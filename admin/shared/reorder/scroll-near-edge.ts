/** Distance in pixels from the list's edge within which dragging scrolls, and the scroll distance per move. */
const edgeMarginPx = 48;
const scrollStepPx = 12;

const canScroll = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && /(auto|scroll)/.test(getComputedStyle(element).overflowY);

/** Scrolls the scroll container of a list while something is dragged near its upper or lower edge. */
export function scrollNearEdge(list: Element, clientY: number): void {
  let box: Element | null = list;
  while (box && !canScroll(box)) box = box.parentElement;
  if (!box) return;
  const { top, bottom } = box.getBoundingClientRect();
  if (clientY < top + edgeMarginPx) box.scrollBy(0, -scrollStepPx);
  else if (clientY > bottom - edgeMarginPx) box.scrollBy(0, scrollStepPx);
}
