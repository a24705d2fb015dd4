/** Reads a choice of this browser; null where there is none or storage is closed to us. */
export function readSetting(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a choice for this browser; a closed storage only means that the choice lasts as long as the page. */
export function storeSetting(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Nothing to do: the choice holds until the page is closed.
  }
}
