export type CookieChoice = 'accepted' | 'declined';

/** Returns the browser's storage; throws if it is unavailable. */
type OpenStorage = () => Storage;

const STORAGE_KEY = 'cookie-choice';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Returns the visitor's choice, stored for a year in this browser; null if none was made. Uses no cookie itself. */
export function readCookieChoice(open: OpenStorage, now: number): CookieChoice | null {
  const [choice, madeAt] = readItem(open).split('@');
  const isFresh = now - Number(madeAt) < YEAR_MS;
  return isFresh && (choice === 'accepted' || choice === 'declined') ? choice : null;
}

export function storeCookieChoice(open: OpenStorage, choice: CookieChoice, now: number): void {
  try {
    open().setItem(STORAGE_KEY, `${choice}@${now}`);
  } catch {
    // Without storage the bar is shown again on the next page.
  }
}

function readItem(open: OpenStorage): string {
  try {
    return open().getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}
