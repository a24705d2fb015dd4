import { describe, expect, it } from 'vitest';
import { resolveLinkSlug, type OldSlug } from './resolve-link-slug.ts';

const updatedSlug = (slug: string, movedTo: string | null): OldSlug => ({ slug, movedTo, keepsLinks: false });
const redirectedSlug = (slug: string, movedTo: string): OldSlug => ({ slug, movedTo, keepsLinks: true });

describe('the slug that a link shows', () => {
  it.each([
    ['follows a slug change that updated links', 'a', [updatedSlug('a', 'b')], 'b', 'b'],
    ['stays at a slug whose links were not updated', 'a', [redirectedSlug('a', 'b')], 'b', 'a'],
    ['follows one change and stays at the next', 'a', [updatedSlug('a', 'b'), redirectedSlug('b', 'c')], 'c', 'b'],
    ['stays at the first slug despite later changes', 'a', [redirectedSlug('a', 'b'), updatedSlug('b', 'c')], 'c', 'a'],
    ['made later follows the later change only', 'b', [redirectedSlug('a', 'b'), updatedSlug('b', 'c')], 'c', 'c'],
    ['follows both changes', 'a', [updatedSlug('a', 'b'), updatedSlug('b', 'c')], 'c', 'c'],
    ['is the current slug if the page returned to it', 'a', [redirectedSlug('b', 'a')], 'a', 'a'],
    ['stays at an intermediate slug whose links were not updated', 'b', [redirectedSlug('b', 'a')], 'a', 'b'],
    ['skips a slug whose redirect was deleted', 'a', [updatedSlug('a', 'b')], 'c', 'c'],
    ['is the current slug for a manual redirect', 'x', [updatedSlug('x', null)], 'c', 'c'],
    ['is the current slug for an unknown slug', 'y', [redirectedSlug('a', 'b')], 'b', 'b'],
  ])('%s', (_, linkedSlug, oldSlugs, currentSlug, expectedSlug) => {
    expect(resolveLinkSlug(linkedSlug, currentSlug, oldSlugs)).toBe(expectedSlug);
  });
});
