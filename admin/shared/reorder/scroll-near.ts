/** Pixels from the edge of what scrolls within which a drag scrolls it, and by how much with each move. */
const margin = 48;
const step = 12;

const canScroll = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && /(auto|scroll)/.test(getComputedStyle(element).overflowY);

/** Scrolls what holds a list while something is dragged close to its upper or lower edge. */
export function scrollNear(list: Element, clientY: number): void {
  let box: Element | null = list;
  while (box && !canScroll(box)) box = box.parentElement;
  if (!box) return;
  const { top, bottom } = box.getBoundingClientRect();
  if (clientY < top + margin) box.scrollBy(0, -step);
  else if (clientY > bottom - margin) box.scrollBy(0, step);
}
