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

describe('the cookie choice', () => {
  let storage: Storage;
  const open = () => storage;

  beforeEach(() => {
    storage = makeStorage();
  });

  it('is null until it is made', () => {
    expect(readCookieChoice(open, now)).toBeNull();
  });

  it.each(['accepted', 'declined'] as const)('is remembered as %s for a year', (choice) => {
    storeCookieChoice(open, choice, now);
    expect(readCookieChoice(open, now + 364 * DAY)).toBe(choice);
    expect(readCookieChoice(open, now + 365 * DAY)).toBeNull();
  });

  it('can be changed', () => {
    storeCookieChoice(open, 'declined', now);
    storeCookieChoice(open, 'accepted', now + DAY);
    expect(readCookieChoice(open, now + DAY)).toBe('accepted');
  });

  it('is null if something else was stored', () => {
    storage.setItem('cookie-choice', 'maybe@1');
    expect(readCookieChoice(open, now)).toBeNull();
    storage.setItem('cookie-choice', 'accepted');
    expect(readCookieChoice(open, now)).toBeNull();
  });

  it('is null if the browser has no storage', () => {
    const refuse = () => {
      throw new Error('closed');
    };
    const full = Object.assign(makeStorage(), { getItem: refuse, setItem: refuse });
    for (const closed of [() => full, refuse]) {
      storeCookieChoice(closed, 'accepted', now);
      expect(readCookieChoice(closed, now)).toBeNull();
    }
  });
});
