import { useEffect, useEffectEvent } from 'react';
import { useEditor } from '../editor/editor-context.ts';
import { useContentValue } from '../editor/use-content.ts';
import { useMarking } from '../editor/use-marking.ts';
import { findBlockElement } from './use-canvas-scroll.ts';

const BLOCK = '[data-puck-component]';

/** Several blocks selected together are marked on the canvas, and a click with Shift, Ctrl or Cmd selects them there. */
export function useCanvasMarks(frame: Document | undefined): void {
  const { marked } = useEditor().state;
  const marking = useMarking();
  const order = useContentValue(({ blocks }) => blocks.map(({ key }) => key).join(' '));
  useEffect(() => {
    if (!frame) return;
    const elements = marked.flatMap((key) => findBlockElement(frame, key) ?? []);
    for (const element of elements) element.setAttribute('data-marked', '');
    return () => elements.forEach((element) => element.removeAttribute('data-marked'));
  }, [frame, marked, order]);

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
