import { expect, it } from 'vitest';
import { choosePlace } from './choose-place.ts';

const line = { left: 100, top: 0, right: 300, bottom: 20 };
const left = { left: 0, top: 0, right: 90, bottom: 20 };
const over = { left: 0, top: 0, right: 200, bottom: 20 };
const further = { left: 0, top: 10, right: 150, bottom: 30 };

it('the first place that covers no text is chosen', () => {
  expect(
    choosePlace(
      [
        ['over', over],
        ['left', left],
        ['far', { ...left, top: 90, bottom: 99 }],
      ],
      [line],
    ),
  ).toBe('left');
});

it('where every place covers text, the one that covers least is chosen', () => {
  expect(
    choosePlace(
      [
        ['over', over],
        ['further', further],
      ],
      [line],
    ),
  ).toBe('further');
});

it('without texts it is the first place', () => {
  expect(
    choosePlace(
      [
        ['over', over],
        ['left', left],
      ],
      [],
    ),
  ).toBe('over');
});
