import { type RefObject, useEffect, useState } from 'react';

type OverflowEdges = { above: boolean; below: boolean };

/** Whether a scrolling element has hidden content above or below; updated on scroll, resize and content changes. */
export function useOverflowEdges(element: RefObject<HTMLElement | null>): OverflowEdges {
  const [edges, setEdges] = useState<OverflowEdges>({ above: false, below: false });
  useEffect(() => {
    const node = element.current;
    if (node === null) return;
    const measure = () => {
      const above = node.scrollTop > 1;
      const below = node.scrollTop + node.clientHeight < node.scrollHeight - 1;
      setEdges((last) => (last.above === above && last.below === below ? last : { above, below }));
    };
    const resizeObserver = new ResizeObserver(measure);
    const observe = () => [node, ...node.children].forEach((part) => resizeObserver.observe(part));
    const childObserver = new MutationObserver(observe);
    observe();
    childObserver.observe(node, { childList: true });
    node.addEventListener('scroll', measure, { passive: true });
    return () => {
      resizeObserver.disconnect();
      childObserver.disconnect();
      node.removeEventListener('scroll', measure);
    };
  }, [element]);
  return edges;
}
