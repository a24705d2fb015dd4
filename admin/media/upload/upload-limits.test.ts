import { expect, test } from 'vitest';
import { isLargeImage, maxFileBytes, recommendedImageBytes, recommendedImagePixels } from './upload-limits.ts';

test('the limits are as specified', () => {
  expect([maxFileBytes, recommendedImagePixels, recommendedImageBytes]).toEqual([104_857_600, 2560, 1_048_576]);
});

test.each([
  ['at the limits', { fileSize: recommendedImageBytes, width: 2560, height: 2560 }, false],
  ['of more bytes', { fileSize: recommendedImageBytes + 1, width: 10, height: 10 }, true],
  ['of more pixels', { fileSize: 10, width: 10, height: 2561 }, true],
])('an image %s gets advice: %o %s', (_, image, isAdvised) => {
  expect(isLargeImage(image)).toBe(isAdvised);
});

test('other files than images may have any size', () => {
  expect(isLargeImage({ fileSize: maxFileBytes, width: null, height: null })).toBe(false);
});
