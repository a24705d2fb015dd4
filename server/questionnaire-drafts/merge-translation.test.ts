import { expect, test } from 'vitest';
import { mergeTranslation } from './merge-translation.ts';

const before = { language: 'de', texts: { a: 'Feuer', b: 'Wasser' }, sources: { a: 'Brand', b: 'Water' } };
const source = { a: 'Vuur', b: 'Water' };
const given = { language: 'de', texts: { a: 'Feuer', b: 'Nass', gone: 'weg' } };

test('an unchanged text keeps its source; a changed one gets the current source', () => {
  expect(mergeTranslation({ given, before, source, keys: ['a', 'b'] })).toEqual({
    language: 'de',
    texts: { a: 'Feuer', b: 'Nass' },
    sources: { a: 'Brand', b: 'Water' },
  });
});

test('a confirmed text gets the current source', () => {
  const { sources } = mergeTranslation({ given: { ...given, upToDate: ['a'] }, before, source, keys: ['a', 'b'] });
  expect(sources.a).toBe('Vuur');
});

test('blank texts and texts with unknown keys are dropped', () => {
  const { texts } = mergeTranslation({
    given: { language: 'de', texts: { a: '  ', gone: 'weg' } },
    before: undefined,
    source,
    keys: ['a'],
  });
  expect(texts).toEqual({});
});
