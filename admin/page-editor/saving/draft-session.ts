const TAB_KEY = 'ximblox.tab';
const LOCK_PREFIX = 'ximblox.draft.';
const TAB_LOCK_PREFIX = 'ximblox.tab.';

/** Returns a unique id. */
function randomID(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('-');
}

/** Returns the id of this browser tab, which stays the same after a reload or when the browser restores the tab. */
export function readTabID(): string {
  try {
    const known = window.sessionStorage.getItem(TAB_KEY);
    if (known !== null) return known;
    const tabID = randomID();
    window.sessionStorage.setItem(TAB_KEY, tabID);
    return tabID;
  } catch {
    return randomID();
  }
}

let claimedTabID: Promise<string> | null = null;

/**
 * Returns a tab id that no other open tab has. A duplicated tab starts with a copy of the other's sessionStorage, and
 * gets a new id.
 */
export function claimTabID(): Promise<string> {
  claimedTabID ??= claimOrReplace(readTabID());
  return claimedTabID;
}

async function claimOrReplace(tabID: string): Promise<string> {
  if (!('locks' in navigator) || (await acquireLock(TAB_LOCK_PREFIX + tabID))) return tabID;
  const fresh = randomID();
  window.sessionStorage.setItem(TAB_KEY, fresh);
  await acquireLock(TAB_LOCK_PREFIX + fresh);
  return fresh;
}

/** Acquires a lock until the document is unloaded; false if another document holds it. */
function acquireLock(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    navigator.locks.request(name, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, hold).catch(() => resolve(false));
  });
}

/** The time during which an editor is open in a tab. Each session saves its own draft. */
export type DraftSession = { id: string; end: () => void };

/** Starts a session of an open editor. It holds a lock until it ends or crashes, so that other tabs see it as active. */
export function startDraftSession(): DraftSession {
  const id = randomID();
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  if ('locks' in navigator) navigator.locks.request(LOCK_PREFIX + id, () => ended).catch(() => undefined);
  return { id, end };
}

/** How long to wait for a lock, since a session that ends by a reload releases its lock with a delay. */
const LOCK_TIMEOUT_MS = 1_000;

/** Whether a session has ended in all tabs; true if the browser does not support locks. */
export async function isDraftSessionOver(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  const signal = AbortSignal.timeout(LOCK_TIMEOUT_MS);
  return navigator.locks.request(LOCK_PREFIX + id, { signal }, () => true).catch(() => false);
}
