import { useEffect, useEffectEvent } from 'react';
import { useMarking } from '../editor/use-marking.ts';

const BLOCK = '[data-puck-component]';

/** A click on the canvas with Shift selects up to its block, one with Ctrl or Cmd adds it or takes it away. */
export function useMarkingClicks(frame: Document | undefined): void {
  const marking = useMarking();
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const { target, shiftKey, ctrlKey, metaKey } = event;
    if (!(shiftKey || ctrlKey || metaKey) || target === null || !('closest' in target)) return;
    const key = (target as HTMLElement).closest<HTMLElement>(BLOCK)?.dataset.puckComponent;
    if (key === undefined) return;
    // Puck would select the one block alone.
    event.stopPropagation();
    event.preventDefault();
    if (shiftKey) marking.extendTo(key);
    else marking.toggle(key);
  });
  useEffect(() => {
    if (!frame) return;
    const listener = (event: MouseEvent) => handleClick(event);
    frame.addEventListener('click', listener, { capture: true });
    return () => frame.removeEventListener('click', listener, { capture: true });
  }, [frame]);
}
