import { expect, test } from 'vitest';
import { cropBox, rotatedBox } from './crop-geometry.ts';

const crop = { x: 100, y: 50, width: 400, height: 300, rotate: 0, scaleX: 1, scaleY: 1 };

test('a turned picture has a box of its own', () => {
  expect(rotatedBox({ width: 800, height: 600 }, 90)).toEqual({ width: 600, height: 800 });
  expect(rotatedBox({ width: 100, height: 100 }, 45)).toEqual({ width: 141, height: 141 });
});

test('the same pixels are cut from a picture of another size', () => {
  const box = { left: 100, top: 50, width: 400, height: 300 };
  expect(cropBox({ width: 800, height: 600 }, crop)).toEqual(box);
  expect(cropBox({ width: 4000, height: 3000 }, crop)).toEqual(box);
});

test('of a smaller picture as much is left as it reaches', () => {
  expect(cropBox({ width: 300, height: 200 }, crop)).toEqual({ left: 100, top: 50, width: 200, height: 150 });
  expect(cropBox({ width: 50, height: 20 }, crop)).toEqual({ left: 49, top: 19, width: 1, height: 1 });
});

test('a crop is measured in the box after turning', () => {
  const turned = { ...crop, rotate: 90, x: 500, width: 200 };
  expect(cropBox({ width: 800, height: 600 }, turned)).toEqual({ left: 500, top: 50, width: 100, height: 300 });
});
