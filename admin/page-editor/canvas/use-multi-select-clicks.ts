import { useEffect, useEffectEvent } from 'react';
import { useMultiSelection } from '../editor/use-multi-selection.ts';

const BLOCK_SELECTOR = '[data-puck-component]';

/** On the canvas, a click with Shift selects the range up to its block; with Ctrl or Cmd it toggles the block. */
export function useMultiSelectClicks(frame: Document | undefined): void {
  const multiSelection = useMultiSelection();
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const { target, shiftKey, ctrlKey, metaKey } = event;
    if (!(shiftKey || ctrlKey || metaKey) || target === null || !('closest' in target)) return;
    const key = (target as HTMLElement).closest<HTMLElement>(BLOCK_SELECTOR)?.dataset.puckComponent;
    if (key === undefined) return;
    // Puck would select only this block.
    event.stopPropagation();
    event.preventDefault();
    if (shiftKey) multiSelection.extendTo(key);
    else multiSelection.toggle(key);
  });
  useEffect(() => {
    if (!frame) return;
    const listener = (event: MouseEvent) => handleClick(event);
    frame.addEventListener('click', listener, { capture: true });
    return () => frame.removeEventListener('click', listener, { capture: true });
  }, [frame]);
}
