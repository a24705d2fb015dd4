import { useEffect, useRef } from 'react';

function isEditableTarget(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, [contenteditable="true"], [role="dialog"]') !== null
  );
}

/** Receives pasted files, except when pasting into a field. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const callback = useRef(onFiles);
  useEffect(() => {
    callback.current = onFiles;
  });
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isEditableTarget(event.target)) return;
      event.preventDefault();
      callback.current(files);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, []);
}
