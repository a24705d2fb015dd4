export type CookieChoice = 'accepted' | 'declined';

/** Opens where the browser keeps things; throws where it keeps nothing. */
type OpenStorage = () => Storage;

const KEY = 'cookie-choice';
const YEAR = 365 * 24 * 60 * 60 * 1000;

/** The visitor's choice, kept for a year in this browser; null where none was made. Needs no cookie itself. */
export function readCookieChoice(open: OpenStorage, now: number): CookieChoice | null {
  const [choice, madeAt] = readItem(open).split('@');
  const isFresh = now - Number(madeAt) < YEAR;
  return isFresh && (choice === 'accepted' || choice === 'declined') ? choice : null;
}

export function storeCookieChoice(open: OpenStorage, choice: CookieChoice, now: number): void {
  try {
    open().setItem(KEY, `${choice}@${now}`);
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
}

function readItem(open: OpenStorage): string {
  try {
    return open().getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
