import { expect, test } from 'vitest';
import { focalPointAt, moveFocalPoint } from './focal-point.ts';

const box = { left: 100, top: 50, width: 200, height: 100 } as DOMRect;

test('a click is converted to fractions of the image, never outside it', () => {
  expect(focalPointAt({ clientX: 150, clientY: 75 }, box)).toEqual({ x: 0.25, y: 0.25 });
  expect(focalPointAt({ clientX: 90, clientY: 999 }, box)).toEqual({ x: 0, y: 1 });
});

test('arrow keys move by a hundredth, with Shift by ten, and stop at the edge', () => {
  const press = (key: string, shiftKey = false) => moveFocalPoint({ x: 0.5, y: 0.95 }, { key, shiftKey });
  expect(press('ArrowRight')).toEqual({ x: 0.51, y: 0.95 });
  expect(press('ArrowLeft', true)).toEqual({ x: 0.4, y: 0.95 });
  expect(press('ArrowDown', true)).toEqual({ x: 0.5, y: 1 });
  expect(press('Enter')).toBeNull();
});
