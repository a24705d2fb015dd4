import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAddVideoMutation,
  useCreateDirectoryMutation,
  useDeleteMediaMutation,
  useEditFileMutation,
  useMoveMediaMutation,
  useRenameDirectoryMutation,
} from '../../generated/graphql.ts';
import { createMediaChanges, type MediaMutations, type MediaChanges, type MediaFailure } from './media-changes.ts';

export type MediaChangesState = MediaChanges & {
  /** Message of the last failure. Its errors are stored in the error collection "media". */
  failure: string | undefined;
  clearFailure: () => void;
};

function useMediaMutations(): MediaMutations {
  const [createDirectory] = useCreateDirectoryMutation();
  const [addVideo] = useAddVideoMutation();
  const [editFile] = useEditFileMutation();
  const [renameDirectory] = useRenameDirectoryMutation();
  const [moveMedia] = useMoveMediaMutation();
  const [deleteMedia] = useDeleteMediaMutation();
  return {
    createDirectory: async (variables) => (await createDirectory({ variables })).data?.createDirectory,
    addVideo: async (variables) => (await addVideo({ variables })).data?.addVideo,
    editFile: async (variables) => (await editFile({ variables })).data?.editFile,
    renameDirectory: async (variables) => (await renameDirectory({ variables })).data?.moveDirectory,
    moveMedia: async (variables) => (await moveMedia({ variables })).data?.moveMedia,
    deleteMedia: async (variables) => (await deleteMedia({ variables })).data?.deleteMedia,
  };
}

/** Changes of the library and the last failure. After each success `onChanged` reloads folder, search and tree. */
export function useMediaChanges(onChanged: () => void): MediaChangesState {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<MediaFailure>();
  const current = { mutations: useMediaMutations(), onChanged };
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  const changes = useMemo(
    () =>
      createMediaChanges(() => latest.current.mutations, {
        onChanged: () => latest.current.onChanged(),
        onOutcome: setFailure,
      }),
    [],
  );
  return {
    ...changes,
    failure: failure && t(`media.failed.${failure}`),
    clearFailure: () => setFailure(undefined),
  };
}
