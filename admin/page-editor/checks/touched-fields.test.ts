import { expect, it } from 'vitest';
import { isTouched, withLeftFields, noTouchedFields, withPublishAttempt } from './touched-fields.ts';

const block = (field: string, key = 'b1') => ({ place: { kind: 'block', key, field } as const });

it('hides all errors of a block that was just added', () => {
  expect(isTouched(block('title'), noTouchedFields)).toBe(false);
  expect(isTouched({ place: { kind: 'general' } }, noTouchedFields)).toBe(true);
});

it('shows errors only at fields that were left', () => {
  const touched = withLeftFields(noTouchedFields, 'b1', ['title']);
  expect([
    isTouched(block('title'), touched),
    isTouched(block('text'), touched),
    isTouched(block('title', 'b2'), touched),
  ]).toEqual([true, false, false]);
});

it('treats all fields of a group as left with the group, but not the group with one field', () => {
  expect(isTouched(block('cards.r1.title'), withLeftFields(noTouchedFields, 'b1', ['cards']))).toBe(true);
  expect(isTouched(block('cards'), withLeftFields(noTouchedFields, 'b1', ['cards.r1.title']))).toBe(false);
});

it('shows all errors after an attempt to publish, except at blocks that were added later', () => {
  const touched = withPublishAttempt(noTouchedFields, ['b1']);
  expect(isTouched(block('title'), touched)).toBe(true);
  expect(isTouched({ place: { kind: 'page-settings', field: 'slug' } }, touched)).toBe(true);
  expect(isTouched({ place: { kind: 'seo', field: 'seoTitle' } }, touched)).toBe(true);
  expect(isTouched(block('title', 'b2'), touched)).toBe(false);
});

it('stays the same object if nothing is new', () => {
  const touched = withLeftFields(noTouchedFields, 'b1', ['title']);
  expect(withLeftFields(touched, 'b1', ['title'])).toBe(touched);
});
