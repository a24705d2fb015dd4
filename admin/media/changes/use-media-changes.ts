import type { EditFileInput, MediaFolderFragment } from '../../generated/graphql.ts';
import type { ErrorItem, Outcome } from '../../shared/errors/index.ts';
import type { MediaItem } from '../content/media-item.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAddVideoMutation,
  useCreateDirectoryMutation,
  useDeleteMediaMutation,
  useEditFileMutation,
  useMoveMediaMutation,
  useRenameDirectoryMutation,
} from '../../generated/graphql.ts';
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
  /** What failed last; its reasons stand in the collection media. */
  failure: string | undefined;
  forgetFailure: () => void;
};

type Answer = { errors: readonly ErrorItem[] } | undefined;

/**
 * Every change of the library but uploads; refusals stand in the collection media. After each success `onChanged` reads
 * folder, search and tree again.
 */
export function useMediaChanges(onChanged: () => void): MediaChanges {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<string>();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [createDirectory] = useCreateDirectoryMutation();
  const [addVideo] = useAddVideoMutation();
  const [editFile] = useEditFileMutation();
  const [renameDirectory] = useRenameDirectoryMutation();
  const [moveMedia] = useMoveMediaMutation();
  const [deleteMedia] = useDeleteMediaMutation();

  async function runNext(failureText: string, call: () => Promise<Answer>): Promise<Outcome> {
    const outcome = await submit('media', async () => (await call())?.errors);
    setFailure(outcome === 'done' ? undefined : failureText);
    if (outcome === 'done') onChanged();
    return outcome;
  }

  /** One after the other, so that what failed is not forgotten by the success of one that was sent before it. */
  function run(failureText: string, call: () => Promise<Answer>): Promise<Outcome> {
    const result = last.current.then(() => runNext(failureText, call));
    last.current = result;
    return result;
  }

  return {
    failure,
    forgetFailure: () => setFailure(undefined),
    createFolder: (path, folderName) =>
      run(
        t('media.failed.createFolder'),
        async () => (await createDirectory({ variables: { path, folderName } })).data?.createDirectory,
      ),
    addVideo: (path, url) =>
      run(t('media.failed.addVideo'), async () => (await addVideo({ variables: { path, url } })).data?.addVideo),
    editFile: (input) =>
      run(t('media.failed.editFile'), async () => (await editFile({ variables: { input } })).data?.editFile),
    renameFolder: ({ path: oldPath }, name) =>
      run(t('media.failed.moveFolder'), async () => {
        const variables = { oldPath, newPath: joinPath(parentOf(oldPath), name) };
        return (await renameDirectory({ variables })).data?.moveDirectory;
      }),
    move: (items, newPath) => {
      const isOfFolder = items.some(({ kind }) => kind === 'folder');
      return run(
        isOfFolder ? t('media.failed.moveFolder') : t('media.failed.moveFile'),
        async () => (await moveMedia({ variables: { ...listTargets(items), newPath } })).data?.moveMedia,
      );
    },
    remove: (items) =>
      run(
        t('media.failed.delete'),
        async () => (await deleteMedia({ variables: listTargets(items) })).data?.deleteMedia,
      ),
  };
}
