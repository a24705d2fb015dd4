import type { DragEvent } from 'react';
import type { MediaItem } from '../content/media-item.ts';
import { useState } from 'react';
import { isWithin, parentOf } from '../folders/media-path.ts';

const dragType = 'application/x-ximblox-media';

// What a browser hides from a drop target until the drop; it never leaves this page.
let dragged: readonly MediaItem[] = [];

/** Begins to drag items of the library. */
export function startDrag(event: DragEvent, items: readonly MediaItem[]): void {
  dragged = items;
  event.dataTransfer.setData(dragType, String(items.length));
  event.dataTransfer.effectAllowed = 'move';
}

export function endDrag(): void {
  dragged = [];
}

const pathOf = (item: MediaItem): string => (item.kind === 'file' ? item.file.path : parentOf(item.folder.path));

/** Whether items can go to a folder: not where they are already, and no folder into itself. */
export function canMoveTo(items: readonly MediaItem[], path: string): boolean {
  if (items.every((item) => pathOf(item) === path)) return false;
  return items.every((item) => item.kind === 'file' || !isWithin(path, item.folder.path));
}

type DropOptions = {
  path: string;
  isManageable: boolean;
  onItems?: ((items: readonly MediaItem[], path: string) => void) | undefined;
  onFiles?: ((files: readonly File[], path: string) => void) | undefined;
};

/** A folder onto which items of the library or files of the machine can be dropped. */
export function useFolderDrop({ path, isManageable, onItems, onFiles }: DropOptions) {
  const [isOver, setIsOver] = useState(false);

  function accepts({ dataTransfer: { types } }: DragEvent): boolean {
    if (!isManageable) return false;
    if (types.includes(dragType)) return onItems !== undefined && canMoveTo(dragged, path);
    return onFiles !== undefined && types.includes('Files');
  }

  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!accepts(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setIsOver(true);
      },
      onDragLeave(event: DragEvent<HTMLElement>) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      },
      onDrop(event: DragEvent) {
        setIsOver(false);
        if (!accepts(event)) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.dataTransfer.types.includes(dragType)) onItems?.(dragged, path);
        else onFiles?.([...event.dataTransfer.files], path);
      },
    },
  };
}
