import { useSyncExternalStore } from 'react';
import { watchViewChange } from './view-change.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  const stopWatching = watchViewChange(document, listener);
  return () => {
    removeEventListener('hashchange', listener);
    stopWatching();
  };
}

/** The fragment of the address, with its `#`; '' without one, on the server and while hydrating. */
export const useFragment = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
