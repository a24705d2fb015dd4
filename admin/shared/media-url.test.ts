import { beforeEach, expect, test, vi } from 'vitest';
import { getPreviewUrl, getThumbnailUrl } from './media-url.ts';

const image = { fileID: 3, cropParams: null };
const cropParams = { x: 0, y: 10, width: 800, height: 600, rotate: 90, scaleX: 1, scaleY: -1 };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a missing image only logs an error', () => {
  expect(getPreviewUrl(undefined)).toBeUndefined();
  expect(console.error).toHaveBeenCalledWith('A preview URL needs an image.');
});

test('a preview shows the cropped image if it has a crop, otherwise the whole image', () => {
  expect(getPreviewUrl(image)).toBe('/api/ximblox/medialib/preview-image?imageID=3');
  expect(getPreviewUrl({ fileID: 3, cropParams })).toBe(
    '/api/ximblox/medialib/preview-crop?imageID=3&x=0&y=10&width=800&height=600&rotate=90&scaleX=1&scaleY=-1',
  );
});

test('a thumbnail has a width that the server offers, and a different URL for different content', () => {
  expect(getThumbnailUrl({ id: 3, hash: '0123456789abcdef' }, 320)).toBe(
    '/api/ximblox/medialib/preview-image?imageID=3&w=320&content=0123456789ab',
  );
});
