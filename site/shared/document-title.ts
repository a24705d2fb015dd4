import { useLayoutEffect, useSyncExternalStore } from 'react';

/** The title that a part of the shown view asks for; one variable, since a browser's tab has one title. */
let requestedTitle: string | null = null;
const listeners = new Set<() => void>();

function requestTitle(title: string | null): void {
  requestedTitle = title;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The title for the head: the requested one; on the server and while hydrating the view's own. */
export const useRequestedTitle = (title: string): string =>
  useSyncExternalStore(
    subscribe,
    () => requestedTitle,
    () => null,
  ) ?? title;

/** Replaces the document's title while the component is shown; null leaves the view's own. */
export function useDocumentTitle(title: string | null): void {
  useLayoutEffect(() => {
    requestTitle(title);
    return () => requestTitle(null);
  }, [title]);
}
