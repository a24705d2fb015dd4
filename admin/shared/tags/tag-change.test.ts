import { expect, it } from 'vitest';
import { applyTagChange, compareTags } from './tag-change.ts';

it('a change contains the added and removed tags, ignoring case', () => {
  expect(compareTags(['roof', 'Tower'], ['tower', 'bell'])).toEqual({ addTags: ['bell'], removeTags: ['roof'] });
  expect(compareTags(['roof'], ['ROOF'])).toEqual({ addTags: [], removeTags: [] });
});

it('two changes of one list can be applied in either order, also to a list that others changed', () => {
  const [one, other] = [compareTags(['old'], ['old', 'a']), compareTags(['old', 'a'], ['a', 'b'])];
  const inOrder = [one, other].reduce(applyTagChange, ['old', 'theirs']);
  const reversed = [other, one].reduce(applyTagChange, ['old', 'theirs']);
  expect(inOrder).toEqual(['theirs', 'a', 'b']);
  expect(reversed.toSorted()).toEqual(inOrder.toSorted());
});

it('a change that the list already contains has no effect', () => {
  expect(applyTagChange(['Roof'], { addTags: ['roof'], removeTags: ['gone'] })).toEqual(['Roof']);
});
