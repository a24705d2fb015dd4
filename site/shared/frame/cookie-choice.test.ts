import { beforeEach, describe, expect, it } from 'vitest';
import { readCookieChoice, storeCookieChoice } from './cookie-choice.ts';

const DAY = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 21);

function makeStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

describe('the choice about cookies', () => {
  let storage: Storage;

  beforeEach(() => {
    storage = makeStorage();
  });

  it('is open until it is made', () => {
    expect(readCookieChoice(storage, now)).toBeNull();
  });

  it.each(['accepted', 'declined'] as const)('is remembered as %s for a year', (choice) => {
    storeCookieChoice(storage, choice, now);
    expect(readCookieChoice(storage, now + 364 * DAY)).toBe(choice);
    expect(readCookieChoice(storage, now + 365 * DAY)).toBeNull();
  });

  it('can be changed', () => {
    storeCookieChoice(storage, 'declined', now);
    storeCookieChoice(storage, 'accepted', now + DAY);
    expect(readCookieChoice(storage, now + DAY)).toBe('accepted');
  });

  it('is open where something else was stored', () => {
    storage.setItem('cookie-choice', 'maybe@1');
    expect(readCookieChoice(storage, now)).toBeNull();
    storage.setItem('cookie-choice', 'accepted');
    expect(readCookieChoice(storage, now)).toBeNull();
  });

  it('is open where the browser keeps nothing', () => {
    const closed = {
      length: 0,
      clear: () => undefined,
      key: () => null,
      removeItem: () => undefined,
      getItem: () => {
        throw new Error('closed');
      },
      setItem: () => {
        throw new Error('full');
      },
    };
    storeCookieChoice(closed, 'accepted', now);
    expect(readCookieChoice(closed, now)).toBeNull();
  });
});
