import { describe, expect, it } from 'vitest';
import { growth } from '../../tests/support/hostile/growth.ts';
import { normalizeText } from './normalize-text.ts';

describe('normalizeText', () => {
  it('composes letters and their accents', () => {
    expect(normalizeText('e\u0301')).toBe('é');
    expect(normalizeText('é', 'NFD')).toBe('e\u0301');
    expect(normalizeText('ﬁ', 'NFKC')).toBe('fi');
  });

  it('keeps up to 30 accents on a letter and removes the rest', () => {
    const accents = (count: number) => `q${'\u0300'.repeat(count)}`;
    expect(normalizeText(accents(30))).toBe(accents(30));
    expect(normalizeText(accents(300))).toBe(accents(30));
  });

  it.each(['NFC', 'NFD', 'NFKC'] as const)('takes linear time for accents in the wrong order (%s)', (form) => {
    expect(growth((n) => normalizeText('\u0315\u0300'.repeat(n / 2), form))).toBeLessThan(6);
  });
});
