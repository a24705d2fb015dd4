import type { FileType, MediaFileFragment } from '../../generated/graphql.ts';
import type { MediaStore } from '../content/media-store.ts';
import type { UploadedFile, UploadQueue } from './upload-queue.ts';
import { useEffect, useRef } from 'react';
import { useUploadEntries } from './use-uploads.ts';

/** Converts a file of the REST API to the library's GraphQL form. */
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

/** Shows finished uploads in the open folder at once and reloads it when all have finished. */
export function useFinishedUploads(queue: UploadQueue, store: MediaStore): void {
  const entries = useUploadEntries(queue);
  const knownIDs = useRef(new Set<number>(queue.get().flatMap(({ uploaded }) => uploaded?.id ?? [])));
  const needsReload = useRef(false);
  useEffect(() => {
    for (const { uploaded } of entries) {
      if (uploaded === null || knownIDs.current.has(uploaded.id)) continue;
      knownIDs.current.add(uploaded.id);
      store.addFile(toMediaFile(uploaded));
      needsReload.current = true;
    }
    const isBusy = entries.some(({ state }) => state === 'waiting' || state === 'sending');
    if (isBusy || !needsReload.current) return;
    needsReload.current = false;
    store.reload();
  }, [entries, store]);
}
