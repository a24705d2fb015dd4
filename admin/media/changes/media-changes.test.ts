import { beforeEach, describe, expect, test } from 'vitest';
import { errorCollections, type ErrorItem } from '../../shared/errors/index.ts';
import { toMediaFileItem, toMediaFolderItem } from '../items/media-item.ts';
import { createSampleFile } from '../content/sample-file.ts';
import { createMediaChanges, type MediaMutations, type MediaChanges } from './media-changes.ts';

const folder = { path: '/a', name: 'a', viewerCanManage: true };
const file = toMediaFileItem(createSampleFile({ id: 7 }));

/** Creates changes whose calls all return the same errors, and records the events. */
function createTestChanges(errors: readonly ErrorItem[]) {
  const log: unknown[] = [];
  const respond = (name: string) => async (variables: unknown) => {
    log.push([name, variables]);
    return { errors };
  };
  const calls: MediaMutations = {
    createDirectory: respond('createDirectory'),
    addVideo: respond('addVideo'),
    editFile: respond('editFile'),
    renameDirectory: respond('renameDirectory'),
    moveMedia: respond('moveMedia'),
    deleteMedia: respond('deleteMedia'),
  };
  const changes = createMediaChanges(() => calls, {
    onChanged: () => log.push('read again'),
    onOutcome: (failure) => log.push(failure === undefined ? 'done' : `failed: ${failure}`),
  });
  return { changes, log };
}

type Change = (changes: MediaChanges) => Promise<unknown>;

beforeEach(() => errorCollections.clear('media'));

describe('errors of the server are stored in the collection media, and nothing is reloaded', () => {
  const taken = [{ code: 'ML_02', property: 'media.newPath' }];

  test.each<[string, string, Change]>([
    ['a new folder', 'createFolder', (changes) => changes.createFolder('/', 'b')],
    ['a video', 'addVideo', (changes) => changes.addVideo('/', 'https://example.com')],
    ['editing a file', 'editFile', (changes) => changes.editFile({ id: 7, newFileName: 'b.jpg' })],
    ['moving a file', 'moveFile', (changes) => changes.move([file], '/b')],
    ['moving a folder', 'moveFolder', (changes) => changes.move([file, toMediaFolderItem(folder)], '/b')],
    ['renaming a folder', 'moveFolder', (changes) => changes.renameFolder(folder, 'b')],
    ['deleting', 'delete', (changes) => changes.remove([file])],
  ])('%s', async (_what, failure, change) => {
    const { changes, log } = createTestChanges(taken);
    expect(await change(changes)).toBe('refused');
    expect(errorCollections.get('media')).toEqual(taken);
    expect(log.slice(1)).toEqual([`failed: ${failure}`]);
  });
});

describe('after a success folder and search are reloaded', () => {
  test.each<[string, Change]>([
    ['creating a folder', (changes) => changes.createFolder('/', 'b')],
    ['moving files and folders', (changes) => changes.move([file, toMediaFolderItem(folder)], '/b')],
    ['deleting them', (changes) => changes.remove([file, toMediaFolderItem(folder)])],
  ])('%s', async (_what, change) => {
    const { changes, log } = createTestChanges([]);
    expect(await change(changes)).toBe('done');
    expect(errorCollections.get('media')).toEqual([]);
    expect(log.slice(1)).toEqual(['done', 'read again']);
  });
});

test('a folder is renamed by moving it within its parent folder', async () => {
  const { changes, log } = createTestChanges([]);
  await changes.renameFolder({ path: '/x/a', name: 'a', viewerCanManage: true }, 'b');
  expect(log[0]).toEqual(['renameDirectory', { oldPath: '/x/a', newPath: '/x/b' }]);
});
