import type { DragEvent } from 'react';
import type { MediaItem } from './media-item.ts';
import { useState } from 'react';
import { isWithinFolder, parentPath } from './media-path.ts';

const dragType = 'application/x-ximblox-media';

// The dragged items. A browser hides the drag data from drop targets until the drop.
let draggedItems: readonly MediaItem[] = [];

export function startMediaDrag(event: DragEvent, items: readonly MediaItem[]): void {
  draggedItems = items;
  event.dataTransfer.setData(dragType, String(items.length));
  event.dataTransfer.effectAllowed = 'move';
}

export function endMediaDrag(): void {
  draggedItems = [];
}

const containingFolder = (item: MediaItem): string =>
  item.kind === 'file' ? item.file.path : parentPath(item.folder.path);

/** Whether the items can be moved to the folder: they are not already in it, and no folder moves into itself. */
export function canMoveMedia(items: readonly MediaItem[], path: string): boolean {
  if (items.every((item) => containingFolder(item) === path)) return false;
  return items.every((item) => item.kind === 'file' || !isWithinFolder(path, item.folder.path));
}

type DropOptions = {
  path: string;
  isManageable: boolean;
  onItems?: ((items: readonly MediaItem[], path: string) => void) | undefined;
  onFiles?: ((files: readonly File[], path: string) => void) | undefined;
};

/** Makes a folder accept dropped library items and files from the computer. */
export function useFolderDropTarget({ path, isManageable, onItems, onFiles }: DropOptions) {
  const [isOver, setIsOver] = useState(false);

  function accepts({ dataTransfer: { types } }: DragEvent): boolean {
    if (!isManageable) return false;
    if (types.includes(dragType)) return onItems !== undefined && canMoveMedia(draggedItems, path);
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
        if (event.dataTransfer.types.includes(dragType)) onItems?.(draggedItems, path);
        else onFiles?.([...event.dataTransfer.files], path);
      },
    },
  };
}
