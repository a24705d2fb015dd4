import { expect, test } from 'vitest';
import { getTimeAgo } from './format-time.ts';
import { pickLanguage } from './language.ts';
import { getLocaleName } from './locale-name.ts';

test.each([
  ['nl', ['en-GB'], 'nl'],
  [null, ['de-AT', 'en'], 'de'],
  [null, ['sv', 'fr-CA'], 'fr'],
  ['sv', ['nl'], 'nl'],
  [null, ['sv'], 'en'],
  [null, [], 'en'],
])('with %s chosen and browser languages %j the language is %s', (chosen, preferred, language) => {
  expect(pickLanguage(chosen, preferred)).toBe(language);
});

const now = new Date(2026, 10, 21, 12, 6);

test.each([
  [new Date(2026, 10, 21, 12, 5, 30), { kind: 'now' }],
  [new Date(2026, 10, 21, 12, 7), { kind: 'now' }],
  [new Date(2026, 10, 21, 12, 2), { kind: 'minutes', count: 4 }],
  [new Date(2026, 10, 21, 11, 0), { kind: 'hours', count: 1 }],
  [new Date(2026, 10, 21, 0, 1), { kind: 'hours', count: 12 }],
  [new Date(2026, 10, 20, 23, 59), { kind: 'yesterday' }],
  [new Date(2026, 10, 19, 12, 0), { kind: 'date', withYear: false }],
  [new Date(2025, 11, 31, 12, 0), { kind: 'date', withYear: true }],
])('%s is shown as %j', (date, timeAgo) => {
  expect(getTimeAgo(date, now)).toEqual(timeAgo);
});

test('just after midnight, the late evening is shown in hours', () => {
  expect(getTimeAgo(new Date(2026, 10, 20, 22, 0), new Date(2026, 10, 21, 0, 30))).toEqual({ kind: 'hours', count: 2 });
});

test('a locale is named by its language, or by its code if the language is unknown', () => {
  expect(getLocaleName('nl-nl', 'de')).toBe('Niederländisch');
  expect(getLocaleName('fr-fr', 'fr')).toBe('Français');
  expect(getLocaleName('??', 'en')).toBe('??');
});
