import { expect, test } from 'vitest';
import { mergeTranslation } from './merge-translation.ts';

const before = { language: 'de', texts: { a: 'Feuer', b: 'Wasser' }, sources: { a: 'Brand', b: 'Water' } };
const source = { a: 'Vuur', b: 'Water' };
const given = { language: 'de', texts: { a: 'Feuer', b: 'Nass', gone: 'weg' } };

test('a text that stays keeps the source it was made from; one that is written anew has the present one', () => {
  expect(mergeTranslation({ given, before, source, keys: ['a', 'b'] })).toEqual({
    language: 'de',
    texts: { a: 'Feuer', b: 'Nass' },
    sources: { a: 'Brand', b: 'Water' },
  });
});

test('a text that is confirmed counts as made from the present source', () => {
  const { sources } = mergeTranslation({ given: { ...given, upToDate: ['a'] }, before, source, keys: ['a', 'b'] });
  expect(sources.a).toBe('Vuur');
});

test('blank texts and those of keys that the content has not are not kept', () => {
  const { texts } = mergeTranslation({
    given: { language: 'de', texts: { a: '  ', gone: 'weg' } },
    before: undefined,
    source,
    keys: ['a'],
  });
  expect(texts).toEqual({});
});
