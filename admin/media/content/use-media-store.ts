import type { MediaSource, MediaState, MediaStore } from './media-store.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMediaDirectoryFetch, useMediaSearchFetch } from '../../generated/graphql.ts';
import { createMediaStore } from './media-store.ts';

function useMediaSource(): MediaSource {
  const fetchDirectory = useMediaDirectoryFetch();
  const fetchSearch = useMediaSearchFetch();
  return {
    async readDirectory(path) {
      const { data } = await fetchDirectory({ variables: { path } });
      if (data === undefined) throw new Error('The response for the folder has no data');
      return data.mediaDirectory;
    },
    async search(searchTerm, directory) {
      const { data } = await fetchSearch({ variables: { searchTerm, directory } });
      if (data === undefined) throw new Error('The response for the search has no data');
      return data.mediaSearch;
    },
  };
}

/** The open folder, loaded from the server. */
export function useMediaStore(): { state: MediaState; store: MediaStore } {
  const source = useMediaSource();
  const [store] = useState(() => createMediaStore(source));
  const state = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => store.stop, [store]);
  return { state, store };
}
