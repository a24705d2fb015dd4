import type { ApolloClient } from '@apollo/client';
import type { UploadQueue } from './upload-queue.ts';
import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { errorCollections } from '../../shared/errors/index.ts';
import { useAddFile } from '../../shared/http/use-add-file.ts';
import { createUploadQueue } from './upload-queue.ts';

/** One queue per app instance, so that uploads continue while other screens are open. */
const queueByClient = new WeakMap<ApolloClient, UploadQueue>();

export function useUploads(): UploadQueue {
  const client = useApolloClient();
  const addFile = useAddFile();
  const existing = queueByClient.get(client);
  if (existing) return existing;
  const queue = createUploadQueue({ send: addFile, onErrors: (errors) => errorCollections.set('media', errors) });
  queueByClient.set(client, queue);
  return queue;
}

export function useUploadEntries(queue: UploadQueue) {
  return useSyncExternalStore(queue.subscribe, queue.get);
}
