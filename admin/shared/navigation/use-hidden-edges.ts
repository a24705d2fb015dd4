import { type RefObject, useEffect, useState } from 'react';

type HiddenEdges = { above: boolean; below: boolean };

/** Whether a scrolling element has more above or below what it shows, as it scrolls, is resized, or its content grows. */
export function useHiddenEdges(element: RefObject<HTMLElement | null>): HiddenEdges {
  const [edges, setEdges] = useState<HiddenEdges>({ above: false, below: false });
  useEffect(() => {
    const node = element.current;
    if (node === null) return;
    const measure = () => {
      const above = node.scrollTop > 1;
      const below = node.scrollTop + node.clientHeight < node.scrollHeight - 1;
      setEdges((last) => (last.above === above && last.below === below ? last : { above, below }));
    };
    const resized = new ResizeObserver(measure);
    const observe = () => [node, ...node.children].forEach((part) => resized.observe(part));
    const changed = new MutationObserver(observe);
    observe();
    changed.observe(node, { childList: true });
    node.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
      node.removeEventListener('scroll', measure);
    };
  }, [element]);
  return edges;
}
