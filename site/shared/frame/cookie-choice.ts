export type CookieChoice = 'accepted' | 'declined';

const KEY = 'cookie-choice';
const YEAR = 365 * 24 * 60 * 60 * 1000;

/** The visitor's choice, kept for a year in this browser; null where none was made. Needs no cookie itself. */
export function readCookieChoice(storage: Storage, now: number): CookieChoice | null {
  const [choice, madeAt] = readItem(storage).split('@');
  const isFresh = now - Number(madeAt) < YEAR;
  return isFresh && (choice === 'accepted' || choice === 'declined') ? choice : null;
}

export function storeCookieChoice(storage: Storage, choice: CookieChoice, now: number): void {
  try {
    storage.setItem(KEY, `${choice}@${now}`);
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
}

function readItem(storage: Storage): string {
  try {
    return storage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
