import type { FileType, MediaFileFragment } from '../../generated/graphql.ts';
import type { MediaStore } from '../content/media-store.ts';
import type { UploadedFile, UploadQueue } from './upload-queue.ts';
import { useEffect, useRef } from 'react';
import { useUploadEntries } from './uploads.ts';

/** A file of REST as the library shows it. */
export function toMediaFile({ dimensions, type, ...file }: UploadedFile): MediaFileFragment {
  return {
    ...file,
    type: type.toUpperCase() as FileType,
    width: dimensions?.width ?? null,
    height: dimensions?.height ?? null,
    createdAt: new Date().toISOString(),
    viewerCanManage: true,
  };
}

/** What has arrived stands in the open folder at once; the folder is read again when all have ended. */
export function useUploadArrivals(queue: UploadQueue, store: MediaStore): void {
  const entries = useUploadEntries(queue);
  const known = useRef(new Set<number>(queue.get().flatMap(({ uploaded }) => uploaded?.id ?? [])));
  const isStale = useRef(false);
  useEffect(() => {
    for (const { uploaded } of entries) {
      if (uploaded === null || known.current.has(uploaded.id)) continue;
      known.current.add(uploaded.id);
      store.addFile(toMediaFile(uploaded));
      isStale.current = true;
    }
    const isBusy = entries.some(({ state }) => state === 'waiting' || state === 'sending');
    if (isBusy || !isStale.current) return;
    isStale.current = false;
    store.reload();
  }, [entries, store]);
}
