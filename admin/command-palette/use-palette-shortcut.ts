import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onPress` on Ctrl or Cmd + K anywhere on the screen, including in frames such as the page editor's canvas, whose
 * key events do not reach the parent document. Elements that handle this key themselves, such as text fields with a
 * selection, prevent its default.
 */
export function usePaletteShortcut(onPress: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (event.defaultPrevented || !isCommand || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const abortController = new AbortController();
    const watchedDocuments = new WeakSet<Document>();
    const listen = (target: Document | null) => {
      if (target === null || watchedDocuments.has(target)) return;
      watchedDocuments.add(target);
      target.addEventListener('keydown', (event) => handleKey(event), { signal: abortController.signal });
    };
    listen(document);
    // Focusing a frame blurs the window. The document of a cross-origin frame is not accessible.
    const listenInFrame = () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLIFrameElement) listen(activeElement.contentDocument);
    };
    window.addEventListener('blur', listenInFrame, { signal: abortController.signal });
    return () => abortController.abort();
  }, []);
}
