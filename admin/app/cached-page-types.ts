import { readLocalStorage, writeLocalStorage } from '../shared/local-storage.ts';

const STORAGE_KEY = 'ximblox.page-types';

/**
 * Returns the cached ids of the page types with an overview of their own, so that the navigation is complete before the
 * server responds.
 */
export function readCachedPageTypes(): readonly string[] {
  return readLocalStorage(STORAGE_KEY)?.split('\n').filter(Boolean) ?? [];
}

export function cachePageTypes(ids: readonly string[]): void {
  writeLocalStorage(STORAGE_KEY, ids.join('\n'));
}
