const TAB_KEY = 'ximblox.tab';
const LOCK_PREFIX = 'ximblox.draft.';
const TAB_LOCK_PREFIX = 'ximblox.tab.';

/** A name that no other window has. */
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

let claimedTabID: Promise<string> | null = null;

/**
 * The tab's ID, which no other open tab has: a duplicated tab starts with a copy of the other's storage, and gets an ID
 * of its own.
 */
export function claimTabID(): Promise<string> {
  claimedTabID ??= claim(readTabID());
  return claimedTabID;
}

async function claim(tabID: string): Promise<string> {
  if (!('locks' in navigator) || (await holdLock(TAB_LOCK_PREFIX + tabID))) return tabID;
  const fresh = randomName();
  window.sessionStorage.setItem(TAB_KEY, fresh);
  await holdLock(TAB_LOCK_PREFIX + fresh);
  return fresh;
}

/** Takes a lock that lasts as long as the document; false where another document has it and keeps it. */
function holdLock(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    navigator.locks.request(name, { signal: AbortSignal.timeout(PATIENCE) }, hold).catch(() => resolve(false));
  });
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

/** How long an ending session may take to let go of its lock, such as that of the page before a reload; milliseconds. */
const PATIENCE = 1_000;

/** Whether no tab has that editing session open any more. Where the browser has no locks, it is taken to be over. */
export async function isSessionOver(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  const signal = AbortSignal.timeout(PATIENCE);
  return navigator.locks.request(LOCK_PREFIX + id, { signal }, () => true).catch(() => false);
}
