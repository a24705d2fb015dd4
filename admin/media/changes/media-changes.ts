import type { EditFileInput, MediaFolderFragment } from '../../generated/graphql.ts';
import type { ErrorItem, Outcome } from '../../shared/errors/index.ts';
import type { MediaItem } from '../content/media-item.ts';
import { submit } from '../../shared/errors/index.ts';
import { listTargets } from '../content/media-item.ts';
import { joinPath, parentOf } from '../folders/media-path.ts';

export type MediaChanges = {
  createFolder: (path: string, name: string) => Promise<Outcome>;
  addVideo: (path: string, url: string) => Promise<Outcome>;
  editFile: (input: EditFileInput) => Promise<Outcome>;
  renameFolder: (folder: MediaFolderFragment, name: string) => Promise<Outcome>;
  move: (items: readonly MediaItem[], newPath: string) => Promise<Outcome>;
  remove: (items: readonly MediaItem[]) => Promise<Outcome>;
};

type Targets = ReturnType<typeof listTargets>;
type Answer = { errors: readonly ErrorItem[] } | undefined;

/** The calls behind the changes; undefined where the server said nothing. */
export type MediaCalls = {
  createDirectory: (variables: { path: string; folderName: string }) => Promise<Answer>;
  addVideo: (variables: { path: string; url: string }) => Promise<Answer>;
  editFile: (variables: { input: EditFileInput }) => Promise<Answer>;
  renameDirectory: (variables: { oldPath: string; newPath: string }) => Promise<Answer>;
  moveMedia: (variables: Targets & { newPath: string }) => Promise<Answer>;
  deleteMedia: (variables: Targets) => Promise<Answer>;
};

/** What could not be done, for which the screen has the words. */
export type MediaFailure = 'createFolder' | 'addVideo' | 'editFile' | 'moveFolder' | 'moveFile' | 'delete';

export type Listeners = {
  /** After each success, to read folder, search and tree again. */
  onChanged: () => void;
  /** After each change, with what failed. */
  onOutcome: (failure: MediaFailure | undefined) => void;
};

/** Every change of the library but uploads, one after the other; refusals stand in the collection media. */
export function createMediaChanges(calls: () => MediaCalls, { onChanged, onOutcome }: Listeners): MediaChanges {
  let last: Promise<unknown> = Promise.resolve();

  async function runNext(failure: MediaFailure, call: () => Promise<Answer>): Promise<Outcome> {
    const outcome = await submit('media', async () => (await call())?.errors);
    onOutcome(outcome === 'done' ? undefined : failure);
    if (outcome === 'done') onChanged();
    return outcome;
  }

  /** So that what failed is not forgotten by the success of one that was sent before it. */
  function run(failure: MediaFailure, call: () => Promise<Answer>): Promise<Outcome> {
    const result = last.then(() => runNext(failure, call));
    last = result;
    return result;
  }

  return {
    createFolder: (path, folderName) => run('createFolder', () => calls().createDirectory({ path, folderName })),
    addVideo: (path, url) => run('addVideo', () => calls().addVideo({ path, url })),
    editFile: (input) => run('editFile', () => calls().editFile({ input })),
    renameFolder: ({ path: oldPath }, name) =>
      run('moveFolder', () => calls().renameDirectory({ oldPath, newPath: joinPath(parentOf(oldPath), name) })),
    move: (items, newPath) =>
      run(items.some(({ kind }) => kind === 'folder') ? 'moveFolder' : 'moveFile', () =>
        calls().moveMedia({ ...listTargets(items), newPath }),
      ),
    remove: (items) => run('delete', () => calls().deleteMedia(listTargets(items))),
  };
}
