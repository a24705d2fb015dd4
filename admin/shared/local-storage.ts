/** Reads a setting of this browser; null if it is not set or storage is unavailable. */
export function readLocalStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a setting in this browser. If storage is unavailable, the setting lasts until the page is closed. */
export function writeLocalStorage(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Ignore: the setting lasts until the page is closed.
  }
}
