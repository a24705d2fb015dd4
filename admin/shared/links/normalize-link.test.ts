import { expect, it } from 'vitest';
import { normalizeLink } from './normalize-link.ts';

it('normalises links by kind, since users paste whole addresses', () => {
  expect(normalizeLink('external', ' example.org/a ')).toBe('https://example.org/a');
  expect(normalizeLink('external', 'http://example.org')).toBe('http://example.org');
  expect(normalizeLink('anchor', '#hours')).toBe('hours');
  expect(normalizeLink('mail', 'mailto:a@b.nl')).toBe('a@b.nl');
  expect(normalizeLink('phone', 'TEL:+31 20')).toBe('+31 20');
});
