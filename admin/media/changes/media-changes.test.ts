import { beforeEach, describe, expect, test } from 'vitest';
import { errorCollections, type ErrorItem } from '../../shared/errors/index.ts';
import { toFileItem, toFolderItem } from '../content/media-item.ts';
import { sampleFile } from '../content/sample-file.ts';
import { createMediaChanges, type MediaCalls, type MediaChanges } from './media-changes.ts';

const folder = { path: '/a', name: 'a', viewerCanManage: true };
const file = toFileItem(sampleFile({ id: 7 }));

/** Changes whose calls all get the same errors as their answer, with everything that happened meanwhile. */
function makeChanges(errors: readonly ErrorItem[]) {
  const log: unknown[] = [];
  const answer = (name: string) => async (variables: unknown) => {
    log.push([name, variables]);
    return { errors };
  };
  const calls: MediaCalls = {
    createDirectory: answer('createDirectory'),
    addVideo: answer('addVideo'),
    editFile: answer('editFile'),
    renameDirectory: answer('renameDirectory'),
    moveMedia: answer('moveMedia'),
    deleteMedia: answer('deleteMedia'),
  };
  const changes = createMediaChanges(() => calls, {
    onChanged: () => log.push('read again'),
    onOutcome: (failure) => log.push(failure === undefined ? 'done' : `failed: ${failure}`),
  });
  return { changes, log };
}

type Change = (changes: MediaChanges) => Promise<unknown>;

beforeEach(() => errorCollections.clear('media'));

describe('what the server refuses stands in the collection media, and nothing is read again', () => {
  const taken = [{ code: 'ML_02', property: 'media.newPath' }];

  test.each<[string, string, Change]>([
    ['a new folder', 'createFolder', (changes) => changes.createFolder('/', 'b')],
    ['a video', 'addVideo', (changes) => changes.addVideo('/', 'https://example.com')],
    ['editing a file', 'editFile', (changes) => changes.editFile({ id: 7, newFileName: 'b.jpg' })],
    ['moving a file', 'moveFile', (changes) => changes.move([file], '/b')],
    ['moving a folder', 'moveFolder', (changes) => changes.move([file, toFolderItem(folder)], '/b')],
    ['renaming a folder', 'moveFolder', (changes) => changes.renameFolder(folder, 'b')],
    ['deleting', 'delete', (changes) => changes.remove([file])],
  ])('%s', async (_what, failure, change) => {
    const { changes, log } = makeChanges(taken);
    expect(await change(changes)).toBe('refused');
    expect(errorCollections.get('media')).toEqual(taken);
    expect(log.slice(1)).toEqual([`failed: ${failure}`]);
  });
});

describe('after a success folder and search are read again', () => {
  test.each<[string, Change]>([
    ['creating a folder', (changes) => changes.createFolder('/', 'b')],
    ['moving files and folders', (changes) => changes.move([file, toFolderItem(folder)], '/b')],
    ['deleting them', (changes) => changes.remove([file, toFolderItem(folder)])],
  ])('%s', async (_what, change) => {
    const { changes, log } = makeChanges([]);
    expect(await change(changes)).toBe('done');
    expect(errorCollections.get('media')).toEqual([]);
    expect(log.slice(1)).toEqual(['done', 'read again']);
  });
});

test('a folder is renamed by moving it within the folder that it lies in', async () => {
  const { changes, log } = makeChanges([]);
  await changes.renameFolder({ path: '/x/a', name: 'a', viewerCanManage: true }, 'b');
  expect(log[0]).toEqual(['renameDirectory', { oldPath: '/x/a', newPath: '/x/b' }]);
});
