import { type DragEvent, useState } from 'react';

/** Takes files of the machine that are dropped; `count` says how many there were. */
export function useDrop(onFile: (file: File, count: number) => void) {
  const [isOver, setIsOver] = useState(false);
  const leave = () => setIsOver(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: leave,
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        leave();
        const { files } = event.dataTransfer;
        const [file] = files;
        if (file) onFile(file, files.length);
      },
    },
  };
}
