import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back on Ctrl or Cmd with K, wherever the focus is: in a field, in a dialog, and inside a frame such as the
 * canvas of the page editor, whose keys do not reach the document around it. What handles the key itself, as a text with
 * a selection does for its link, prevents its default.
 */
export function usePaletteKey(onPress: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (event.defaultPrevented || !isCommand || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const end = new AbortController();
    const heard = new WeakSet<Document>();
    const listen = (target: Document | null) => {
      if (target === null || heard.has(target)) return;
      heard.add(target);
      target.addEventListener('keydown', (event) => handleKey(event), { signal: end.signal });
    };
    listen(document);
    // The window loses the focus to a frame in it; the frame of another site has no document for us.
    const listenInFrame = () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLIFrameElement) listen(activeElement.contentDocument);
    };
    window.addEventListener('blur', listenInFrame, { signal: end.signal });
    return () => end.abort();
  }, []);
}
