import { type DragEvent, useState } from 'react';

/** Handles dropped files: `onFile` gets the first one and how many there were. */
export function useFileDrop(onFile: (file: File, count: number) => void) {
  const [isOver, setIsOver] = useState(false);
  const handleLeave = () => setIsOver(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: handleLeave,
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        handleLeave();
        const { files } = event.dataTransfer;
        const [file] = files;
        if (file) onFile(file, files.length);
      },
    },
  };
}
