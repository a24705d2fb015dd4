import { expect, it } from 'vitest';
import { isSeen, noteLeft, nothingSeen, noteTried } from './seen-fields.ts';

const block = (field: string, key = 'b1') => ({ place: { kind: 'block', key, field } as const });

it('shows an error at no field of a block that was just added', () => {
  expect(isSeen(block('title'), nothingSeen)).toBe(false);
  expect(isSeen({ place: { kind: 'general' } }, nothingSeen)).toBe(true);
});

it('shows the error of a field that was left, and of no other', () => {
  const seen = noteLeft(nothingSeen, 'b1', ['title']);
  expect([isSeen(block('title'), seen), isSeen(block('text'), seen), isSeen(block('title', 'b2'), seen)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('takes a group as left with all that is in it, but no group for a field of it', () => {
  expect(isSeen(block('cards.r1.title'), noteLeft(nothingSeen, 'b1', ['cards']))).toBe(true);
  expect(isSeen(block('cards'), noteLeft(nothingSeen, 'b1', ['cards.r1.title']))).toBe(false);
});

it('shows all that was on the page when publication was tried, and nothing that was added since', () => {
  const seen = noteTried(nothingSeen, ['b1']);
  expect(isSeen(block('title'), seen)).toBe(true);
  expect(isSeen({ place: { kind: 'page-settings', field: 'slug' } }, seen)).toBe(true);
  expect(isSeen({ place: { kind: 'seo', field: 'seoTitle' } }, seen)).toBe(true);
  expect(isSeen(block('title', 'b2'), seen)).toBe(false);
});

it('stays the same value where nothing is new', () => {
  const seen = noteLeft(nothingSeen, 'b1', ['title']);
  expect(noteLeft(seen, 'b1', ['title'])).toBe(seen);
});
