import type { ApolloClient } from '@apollo/client';
import type { MediaSource, MediaState, MediaStore } from './media-store.ts';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { MediaDirectoryDocument, MediaSearchDocument } from '../../generated/graphql.ts';
import { createMediaStore } from './media-store.ts';

function createMediaSource(client: ApolloClient): MediaSource {
  return {
    async readDirectory(path) {
      const { data } = await client.query({
        query: MediaDirectoryDocument,
        variables: { path },
        fetchPolicy: 'network-only',
      });
      if (data === undefined) throw new Error('The response for the folder has no data');
      return data.mediaDirectory;
    },
    async search(searchTerm, directory) {
      const variables = { searchTerm, directory };
      const { data } = await client.query({ query: MediaSearchDocument, variables, fetchPolicy: 'network-only' });
      if (data === undefined) throw new Error('The response for the search has no data');
      return data.mediaSearch;
    },
  };
}

/** The open folder, loaded from the server. */
export function useMediaStore(): { state: MediaState; store: MediaStore } {
  const client = useApolloClient();
  const [store] = useState(() => createMediaStore(createMediaSource(client)));
  const state = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => store.stop, [store]);
  return { state, store };
}
