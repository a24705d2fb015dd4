import type { MediaStore } from '../content/media-store.ts';
import type { UploadQueue } from './upload-queue.ts';
import { useEffect, useRef } from 'react';
import { useUploadEntries } from './use-uploads.ts';

/** Shows finished uploads in the open folder at once and reloads it when all have finished. */
export function useFinishedUploads(queue: UploadQueue, store: MediaStore): void {
  const entries = useUploadEntries(queue);
  const knownIDs = useRef(new Set<number>(queue.get().flatMap(({ uploaded }) => uploaded?.id ?? [])));
  const needsReload = useRef(false);
  useEffect(() => {
    for (const { uploaded } of entries) {
      if (uploaded === null || knownIDs.current.has(uploaded.id)) continue;
      knownIDs.current.add(uploaded.id);
      store.addFile(uploaded);
      needsReload.current = true;
    }
    const isBusy = entries.some(({ state }) => state === 'waiting' || state === 'sending');
    if (isBusy || !needsReload.current) return;
    needsReload.current = false;
    store.reload();
  }, [entries, store]);
}
