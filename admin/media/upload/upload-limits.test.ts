import { expect, test } from 'vitest';
import { isLargePicture, maxFileBytes, recommendedPictureBytes, recommendedPixels } from './upload-limits.ts';

test('the limits are those of the specification', () => {
  expect([maxFileBytes, recommendedPixels, recommendedPictureBytes]).toEqual([104_857_600, 2560, 1_048_576]);
});

test.each([
  ['at the limits', { fileSize: recommendedPictureBytes, dimensions: { width: 2560, height: 2560 } }, false],
  ['of more bytes', { fileSize: recommendedPictureBytes + 1, dimensions: { width: 10, height: 10 } }, true],
  ['of more pixels', { fileSize: 10, dimensions: { width: 10, height: 2561 } }, true],
])('a picture %s is advised upon: %o %s', (_, picture, isAdvised) => {
  expect(isLargePicture(picture)).toBe(isAdvised);
});

test('what is no picture may have any size', () => {
  expect(isLargePicture({ fileSize: maxFileBytes, dimensions: null })).toBe(false);
});
