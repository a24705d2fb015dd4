import { describe, expect, it } from 'vitest';
import { findBrokenSlugRule, isSlug } from './slug.ts';

describe('the rule that a slug breaks', () => {
  it.each([
    ['/', null],
    ['about/über-uns', null],
    ['2026', null],
    ['a'.repeat(256), 'LENGTH'],
    ['About', 'LOWER_CASE'],
    ['/about', 'SLASHES'],
    ['about/', 'SLASHES'],
    ['about//us', 'SLASHES'],
    ['', 'SLASHES'],
    ['about us', 'CHARACTERS'],
    ['what?', 'CHARACTERS'],
    ['u\u0308ber', 'CHARACTERS'],
    ['api', 'RESERVED'],
    ['cmsadmin/pages', 'RESERVED'],
    ['nl-nl/over', 'LOCALE_PREFIX'],
    ['over/nl-nl', null],
  ])('%s: %s', (slug, rule) => {
    expect(findBrokenSlugRule(slug)).toBe(rule);
    expect(isSlug(slug)).toBe(rule === null);
  });
});
