import { expect, it, vi } from 'vitest';
import { addAnswers, createSavedAnswers } from './saved-answers.ts';
import { clearStoredAnswers, readStoredAnswers, storeAnswers } from './stored-answers.ts';

const saved = addAnswers(createSavedAnswers(), { exits: 'yes' }, Date.now());

function stubStorage(): Map<string, string> {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  return items;
}

function stubFailingStorage(): void {
  const fail = () => {
    throw new Error('QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: fail, setItem: fail, removeItem: fail });
}

it('answers are stored in one item, which goes with the last answer', () => {
  const items = stubStorage();
  storeAnswers(saved);
  expect([...items.keys()]).toEqual(['ximblox-check']);
  expect(readStoredAnswers()).toEqual(saved);
  storeAnswers(createSavedAnswers());
  expect(items.size).toBe(0);
  expect(readStoredAnswers()).toBeNull();
});

it('what is no saved check is read as nothing', () => {
  const items = stubStorage();
  for (const text of ['', 'undefined', '[]', '{"answers":"all"}']) {
    items.set('ximblox-check', text);
    expect(readStoredAnswers()).toBeNull();
  }
});

it('a storage that is full or not allowed causes no error', () => {
  stubFailingStorage();
  expect(() => storeAnswers(saved)).not.toThrow();
  expect(() => clearStoredAnswers()).not.toThrow();
  expect(readStoredAnswers()).toBeNull();
  vi.stubGlobal('localStorage', undefined);
  expect(() => storeAnswers(saved)).not.toThrow();
  expect(readStoredAnswers()).toBeNull();
});
