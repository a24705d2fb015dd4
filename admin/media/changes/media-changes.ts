import type { EditFileInput, MediaFolderFragment } from '../../generated/graphql.ts';
import type { ErrorItem, Outcome } from '../../shared/errors/index.ts';
import type { MediaItem } from '../items/media-item.ts';
import { submitCall } from '../../shared/errors/index.ts';
import { toMediaTargets } from '../items/media-item.ts';
import { joinPath, parentPath } from '../items/media-path.ts';

export type MediaChanges = {
  createFolder: (path: string, name: string) => Promise<Outcome>;
  addVideo: (path: string, url: string) => Promise<Outcome>;
  editFile: (input: EditFileInput) => Promise<Outcome>;
  renameFolder: (folder: MediaFolderFragment, name: string) => Promise<Outcome>;
  move: (items: readonly MediaItem[], newPath: string) => Promise<Outcome>;
  remove: (items: readonly MediaItem[]) => Promise<Outcome>;
};

type MediaTargets = ReturnType<typeof toMediaTargets>;
type MutationResult = { errors: readonly ErrorItem[] } | undefined;

/** The mutations behind the changes; they return undefined if there was no response. */
export type MediaMutations = {
  createDirectory: (variables: { path: string; folderName: string }) => Promise<MutationResult>;
  addVideo: (variables: { path: string; url: string }) => Promise<MutationResult>;
  editFile: (variables: { input: EditFileInput }) => Promise<MutationResult>;
  renameDirectory: (variables: { oldPath: string; newPath: string }) => Promise<MutationResult>;
  moveMedia: (variables: MediaTargets & { newPath: string }) => Promise<MutationResult>;
  deleteMedia: (variables: MediaTargets) => Promise<MutationResult>;
};

/** The failed change; the screen has a text for each. */
export type MediaFailure = 'createFolder' | 'addVideo' | 'editFile' | 'moveFolder' | 'moveFile' | 'delete';

export type MediaChangeListeners = {
  /** Called after each success, to reload folder, search and tree. */
  onChanged: () => void;
  /** Called after each change; with the failed change, if it failed. */
  onOutcome: (failure: MediaFailure | undefined) => void;
};

/**
 * All changes of the library except uploads, executed one at a time. Errors are stored in the error collection "media".
 */
export function createMediaChanges(
  mutations: () => MediaMutations,
  { onChanged, onOutcome }: MediaChangeListeners,
): MediaChanges {
  let last: Promise<unknown> = Promise.resolve();

  async function runMutation(failure: MediaFailure, call: () => Promise<MutationResult>): Promise<Outcome> {
    const outcome = await submitCall('media', async () => (await call())?.errors);
    onOutcome(outcome === 'done' ? undefined : failure);
    if (outcome === 'done') onChanged();
    return outcome;
  }

  /** Runs one change at a time, so that the success of an earlier call does not clear a later failure. */
  function run(failure: MediaFailure, call: () => Promise<MutationResult>): Promise<Outcome> {
    const result = last.then(() => runMutation(failure, call));
    last = result;
    return result;
  }

  return {
    createFolder: (path, folderName) => run('createFolder', () => mutations().createDirectory({ path, folderName })),
    addVideo: (path, url) => run('addVideo', () => mutations().addVideo({ path, url })),
    editFile: (input) => run('editFile', () => mutations().editFile({ input })),
    renameFolder: ({ path: oldPath }, name) =>
      run('moveFolder', () => mutations().renameDirectory({ oldPath, newPath: joinPath(parentPath(oldPath), name) })),
    move: (items, newPath) =>
      run(items.some(({ kind }) => kind === 'folder') ? 'moveFolder' : 'moveFile', () =>
        mutations().moveMedia({ ...toMediaTargets(items), newPath }),
      ),
    remove: (items) => run('delete', () => mutations().deleteMedia(toMediaTargets(items))),
  };
}
