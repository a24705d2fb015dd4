import { expect, it } from 'vitest';
import { choosePosition } from './choose-position.ts';

const line = { left: 100, top: 0, right: 300, bottom: 20 };
const left = { left: 0, top: 0, right: 90, bottom: 20 };
const over = { left: 0, top: 0, right: 200, bottom: 20 };
const further = { left: 0, top: 10, right: 150, bottom: 30 };

it('chooses the first position that covers no text', () => {
  expect(
    choosePosition(
      [
        ['over', over],
        ['left', left],
        ['far', { ...left, top: 90, bottom: 99 }],
      ],
      { texts: [line], controls: [] },
    ),
  ).toBe('left');
});

it('chooses the position that covers least text if all cover some', () => {
  expect(
    choosePosition(
      [
        ['over', over],
        ['further', further],
      ],
      { texts: [line], controls: [] },
    ),
  ).toBe('further');
});

it('chooses the first position if there is no text', () => {
  expect(
    choosePosition(
      [
        ['over', over],
        ['left', left],
      ],
      { texts: [], controls: [] },
    ),
  ).toBe('over');
});

it('prefers a position over text to one over a control', () => {
  const control = { left: 60, top: 5, right: 62, bottom: 7 };
  expect(
    choosePosition(
      [
        ['control', left],
        ['text', { ...over, left: 95 }],
      ],
      { texts: [line], controls: [control] },
    ),
  ).toBe('text');
});
