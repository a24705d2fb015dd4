import type { ApolloClient } from '@apollo/client';
import type { UploadQueue } from './upload-queue.ts';
import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { useAddFileMutation } from '../../generated/graphql.ts';
import { errorCollections } from '../../shared/errors/index.ts';
import { uploadContext } from '../../shared/uploads/index.ts';
import { createUploadQueue } from './upload-queue.ts';

type AddFile = ReturnType<typeof useAddFileMutation>[0];

/** One queue per app instance, so that uploads continue while other screens are open. */
const queueByClient = new WeakMap<ApolloClient, UploadQueue>();

const createQueue = (addFile: AddFile): UploadQueue =>
  createUploadQueue({
    async send(file, { path, ...options }) {
      try {
        return (await addFile({ variables: { path, file }, context: uploadContext(options) })).data?.addFile;
      } catch {
        return undefined;
      }
    },
    onErrors: (errors) => errorCollections.set('media', errors),
  });

export function useUploads(): UploadQueue {
  const client = useApolloClient();
  const [addFile] = useAddFileMutation({ fetchPolicy: 'no-cache' });
  const existing = queueByClient.get(client);
  if (existing) return existing;
  const queue = createQueue(addFile);
  queueByClient.set(client, queue);
  return queue;
}

export function useUploadEntries(queue: UploadQueue) {
  return useSyncExternalStore(queue.subscribe, queue.get);
}
