import { expect, test } from 'vitest';
import { getCropRect, getRotatedSize } from './crop-geometry.ts';

const crop = { x: 100, y: 50, width: 400, height: 300, rotate: 0, scaleX: 1, scaleY: 1 };

test('a rotated image has a bounding box of its own', () => {
  expect(getRotatedSize({ width: 800, height: 600 }, 90)).toEqual({ width: 600, height: 800 });
  expect(getRotatedSize({ width: 100, height: 100 }, 45)).toEqual({ width: 141, height: 141 });
});

test('the same pixels are cropped from an image of another size', () => {
  const box = { left: 100, top: 50, width: 400, height: 300 };
  expect(getCropRect({ width: 800, height: 600 }, crop)).toEqual(box);
  expect(getCropRect({ width: 4000, height: 3000 }, crop)).toEqual(box);
});

test('the crop of a smaller image is limited to the image', () => {
  expect(getCropRect({ width: 300, height: 200 }, crop)).toEqual({ left: 100, top: 50, width: 200, height: 150 });
  expect(getCropRect({ width: 50, height: 20 }, crop)).toEqual({ left: 49, top: 19, width: 1, height: 1 });
});

test('crop positions refer to the rotated bounding box', () => {
  const turned = { ...crop, rotate: 90, x: 500, width: 200 };
  expect(getCropRect({ width: 800, height: 600 }, turned)).toEqual({ left: 500, top: 50, width: 100, height: 300 });
});
