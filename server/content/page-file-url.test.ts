import { afterEach, expect, test, vi } from 'vitest';
import { pageFileGroups, pageFileUrl } from './page-file-url.ts';

const image = { hash: '9f2c', fileName: 'gevel & toren.jpg' };

afterEach(() => void vi.restoreAllMocks());

test("a block's images and files are addressed by groups with the block's key", () => {
  expect(pageFileUrl({ pageID: 12, group: pageFileGroups.blockImages('b1') }, image)).toBe(
    '/api/ximblox/medialib/get-page-file/12/block_images_b1/9f2c/gevel%20%26%20toren.jpg',
  );
  expect(pageFileUrl({ pageID: 12, group: pageFileGroups.blockFiles('b1') }, image)).toContain('/12/block_files_b1/');
});

test('a missing group or file only causes a warning, and has no URL', () => {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  expect(pageFileUrl({ pageID: 12, group: undefined }, image)).toBe('');
  expect(pageFileUrl({ pageID: 12, group: 'block_images_b1' }, undefined)).toBe('');
  expect(warn.mock.calls.map(([message]) => message)).toEqual([
    'the address of a file of page 12 needs a group',
    'the address of a file of page 12 needs a file',
  ]);
});
