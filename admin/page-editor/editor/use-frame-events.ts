import { useEffect, useEffectEvent } from 'react';

type Handlers = { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void };

/** Listens for events on the screen and in the canvas' document, once that is loaded. */
export function useFrameEvents(handlers: Handlers): void {
  const types = Object.keys(handlers).join(' ');
  const handle = useEffectEvent((event: Event) => {
    (handlers as Record<string, ((event: Event) => void) | undefined>)[event.type]?.(event);
  });
  useEffect(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
    const bodies = new Set<HTMLElement>();
    const listen = () => {
      for (const body of [document.body, frame?.contentDocument?.body]) {
        if (!body || bodies.has(body)) continue;
        for (const type of types.split(' ')) body.addEventListener(type, handle);
        bodies.add(body);
      }
    };
    listen();
    frame?.addEventListener('load', listen);
    return () => {
      frame?.removeEventListener('load', listen);
      for (const body of bodies) for (const type of types.split(' ')) body.removeEventListener(type, handle);
    };
  }, [types]);
}
