import type { LoadedAddress } from './load-address.ts';

/** How long a prefetched address may be shown without loading it again, in milliseconds. */
const FRESH_MS = 5_000;

export type LoadURL = (url: URL) => Promise<LoadedAddress>;

/** Returns a function that loads each address once while its result is fresh, and what was prefetched earlier. */
export function createPrefetch(load: LoadURL, now: () => number = Date.now): LoadURL {
  const known = new Map<string, { loading: Promise<LoadedAddress>; at: number }>();
  return (url) => {
    const key = `${url.pathname}${url.search}`;
    const found = known.get(key);
    if (found && now() - found.at < FRESH_MS) return found.loading;
    const loading = load(url);
    // Only the newest few are of use; a failed one is tried again.
    known.clear();
    known.set(key, { loading, at: now() });
    loading.catch(() => known.delete(key));
    return loading;
  };
}
