import { useEffect, useRef } from 'react';

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, [contenteditable="true"], [role="dialog"]') !== null
  );
}

/** Files that are pasted anywhere but into a field. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const callback = useRef(onFiles);
  useEffect(() => {
    callback.current = onFiles;
  });
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isWriting(event.target)) return;
      event.preventDefault();
      callback.current(files);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, []);
}
