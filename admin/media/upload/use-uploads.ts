import type { ApolloClient } from '@apollo/client';
import type { UploadedFile, UploadQueue } from './upload-queue.ts';
import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { MediaFileDocument } from '../../generated/graphql.ts';
import { errorCollections } from '../../shared/errors/index.ts';
import { restClient } from '../../shared/http/rest-client.ts';
import { createUploadQueue } from './upload-queue.ts';

/** One queue per app instance, so that uploads continue while other screens are open. */
const queueByClient = new WeakMap<ApolloClient, UploadQueue>();

function createClientUploadQueue(client: ApolloClient): UploadQueue {
  return createUploadQueue({
    send: (content, { path, signal, onProgress }) =>
      restClient.upload<{ file: UploadedFile }>({
        path: '/medialib/add-file',
        fields: { path },
        file: { name: 'f', content },
        signal,
        onProgress,
      }),
    async findSameContent(id) {
      const { data } = await client.query({
        query: MediaFileDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data?.file?.sameContent ?? [];
    },
    onErrors: (errors) => errorCollections.set('media', errors),
  });
}

export function useUploads(): UploadQueue {
  const client = useApolloClient();
  const existing = queueByClient.get(client);
  if (existing) return existing;
  const queue = createClientUploadQueue(client);
  queueByClient.set(client, queue);
  return queue;
}

export function useUploadEntries(queue: UploadQueue) {
  return useSyncExternalStore(queue.subscribe, queue.get);
}
