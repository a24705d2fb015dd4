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
      { texts: [line], controls: [] },
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
      { texts: [line], controls: [] },
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
      { texts: [], controls: [] },
    ),
  ).toBe('over');
});

it('a place over a text is better than one over a control', () => {
  const control = { left: 60, top: 5, right: 62, bottom: 7 };
  expect(
    choosePlace(
      [
        ['control', left],
        ['text', { ...over, left: 95 }],
      ],
      { texts: [line], controls: [control] },
    ),
  ).toBe('text');
});
