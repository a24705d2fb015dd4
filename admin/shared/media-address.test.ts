import { beforeEach, expect, test, vi } from 'vitest';
import { fileGroups, pageFileAddress, previewAddress, thumbnailAddress } from './media-address.ts';

const image = { fileID: 3, hash: '9f2c', fileName: 'gevel & toren.jpg', cropParams: null };
const cropParams = { x: 0, y: 10, width: 800, height: 600, rotate: 90, scaleX: 1, scaleY: -1 };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test("a block's image and file are addressed by the group with the block's key", () => {
  expect(pageFileAddress({ pageID: 12, group: fileGroups.blockImages('b1') }, image)).toBe(
    '/api/ximblox/medialib/get-page-file/12/block_images_b1/9f2c/gevel%20%26%20toren.jpg',
  );
  expect(pageFileAddress({ pageID: 12, group: fileGroups.blockFiles('b1') }, image)).toContain('/12/block_files_b1/');
  expect(console.error).not.toHaveBeenCalled();
});

test('a missing group only logs an error', () => {
  expect(pageFileAddress({ pageID: 12, group: undefined }, image)).toBeUndefined();
  expect(console.error).toHaveBeenCalledWith('The address of a file of page 12 needs a group.');
});

test('a missing image only logs an error', () => {
  expect(pageFileAddress({ pageID: 12, group: 'block_images_b1' }, undefined)).toBeUndefined();
  expect(previewAddress(undefined)).toBeUndefined();
  expect(console.error).toHaveBeenCalledTimes(2);
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
