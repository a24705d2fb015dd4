const TAB_KEY = 'ximblox.tab';
const LOCK_PREFIX = 'ximblox.draft.';

function randomName(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('-');
}

/** Name of this browser tab, the same after it is loaded anew or restored by the browser. */
export function readTabID(): string {
  try {
    const known = window.sessionStorage.getItem(TAB_KEY);
    if (known !== null) return known;
    const tabID = randomName();
    window.sessionStorage.setItem(TAB_KEY, tabID);
    return tabID;
  } catch {
    return randomName();
  }
}

export type EditingSession = { id: string; end: () => void };

/** One opening of an editor. It holds a lock that ends with it, a crash included, by which others know that it lives. */
export function startEditingSession(): EditingSession {
  const id = randomName();
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  if ('locks' in navigator) navigator.locks.request(LOCK_PREFIX + id, () => ended).catch(() => undefined);
  return { id, end };
}

/** The editing sessions of this browser that are open in some tab. Where it has no locks, none is known. */
export async function listLiveSessions(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = '' }) => name.slice(LOCK_PREFIX.length)));
}
