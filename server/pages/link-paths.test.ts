import { describe, expect, it } from 'vitest';
import { followSlugs, type OldSlug } from './link-paths.ts';

const left = (slug: string, movedTo: string | null): OldSlug => ({ slug, movedTo, keepsLinks: false });
const kept = (slug: string, movedTo: string): OldSlug => ({ slug, movedTo, keepsLinks: true });

describe('the slug as which a link reads', () => {
  it.each([
    ['follows a slug whose links were updated', 'a', [left('a', 'b')], 'b', 'b'],
    ['stays where its slug kept its links', 'a', [kept('a', 'b')], 'b', 'a'],
    ['follows one move and stays at the next', 'a', [left('a', 'b'), kept('b', 'c')], 'c', 'b'],
    ['stays at the first, whatever came after', 'a', [kept('a', 'b'), left('b', 'c')], 'c', 'a'],
    ['made later follows its own slug only', 'b', [kept('a', 'b'), left('b', 'c')], 'c', 'c'],
    ['follows both moves', 'a', [left('a', 'b'), left('b', 'c')], 'c', 'c'],
    ['is the present one where the page went back to it', 'a', [kept('b', 'a')], 'a', 'a'],
    ['stays at a slug between that kept its links', 'b', [kept('b', 'a')], 'a', 'b'],
    ['skips a slug whose redirect is gone', 'a', [left('a', 'b')], 'c', 'c'],
    ['is the present one for a redirect made by hand', 'x', [left('x', null)], 'c', 'c'],
    ['is the present one for a slug that nobody knows', 'y', [kept('a', 'b')], 'b', 'b'],
  ])('%s', (_, linked, oldSlugs, present, read) => {
    expect(followSlugs(linked, present, oldSlugs)).toBe(read);
  });
});
