import { expect, test } from 'vitest';
import { splitHits } from './highlight.tsx';

function mark(text: string, term: string): string {
  return splitHits(text, term)
    .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join('');
}

test('marks every hit, whatever its case', () => {
  expect(mark('Veilig en onveilig', 'veilig')).toBe('[Veilig] en on[veilig]');
});

test('marks nothing without a term', () => {
  expect(mark('Veilig', '  ')).toBe('Veilig');
  expect(mark('Veilig', 'brand')).toBe('Veilig');
});

test('a term with signs of a pattern is taken literally', () => {
  expect(mark('wat (nu)?', '(nu)?')).toBe('wat [(nu)?]');
});
