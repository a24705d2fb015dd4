import { beforeEach, expect, test, vi } from 'vitest';
import { previewAddress, thumbnailAddress } from './media-address.ts';

const image = { fileID: 3, cropParams: null };
const cropParams = { x: 0, y: 10, width: 800, height: 600, rotate: 90, scaleX: 1, scaleY: -1 };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a missing image only logs an error', () => {
  expect(previewAddress(undefined)).toBeUndefined();
  expect(console.error).toHaveBeenCalledWith('The address of a preview needs an image.');
});

test('a preview shows the whole picture, or its crop where it has one', () => {
  expect(previewAddress(image)).toBe('/api/ximblox/medialib/preview-image?imageID=3');
  expect(previewAddress({ fileID: 3, cropParams })).toBe(
    '/api/ximblox/medialib/preview-crop?imageID=3&x=0&y=10&width=800&height=600&rotate=90&scaleX=1&scaleY=-1',
  );
});

test('a thumbnail is a preview of a width that the server makes, another one for other content', () => {
  expect(thumbnailAddress({ id: 3, hash: '0123456789abcdef' }, 320)).toBe(
    '/api/ximblox/medialib/preview-image?imageID=3&w=320&content=0123456789ab',
  );
});
