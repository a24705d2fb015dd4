import { expect, test } from 'vitest';
import { splitMatches } from './highlight.tsx';

function mark(text: string, term: string): string {
  return splitMatches(text, term)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');
}

test('marks every match, ignoring case', () => {
  expect(mark('Veilig en onveilig', 'veilig')).toBe('[Veilig] en on[veilig]');
});

test('marks nothing without a term', () => {
  expect(mark('Veilig', '  ')).toBe('Veilig');
  expect(mark('Veilig', 'brand')).toBe('Veilig');
});

test('special characters in a term are matched literally', () => {
  expect(mark('wat (nu)?', '(nu)?')).toBe('wat [(nu)?]');
});
