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
import { createMediaChanges, type MediaCalls, type MediaChanges, type MediaFailure } from './media-changes.ts';

export type MediaChangesState = MediaChanges & {
  /** What failed last, in words; its reasons stand in the collection media. */
  failure: string | undefined;
  forgetFailure: () => void;
};

function useMediaCalls(): MediaCalls {
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

/** Changes of the library, and what failed last; after each success `onChanged` reads folder, search and tree again. */
export function useMediaChanges(onChanged: () => void): MediaChangesState {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<MediaFailure>();
  const present = { calls: useMediaCalls(), onChanged };
  const latest = useRef(present);
  useEffect(() => {
    latest.current = present;
  });
  const changes = useMemo(
    () =>
      createMediaChanges(() => latest.current.calls, {
        onChanged: () => latest.current.onChanged(),
        onOutcome: setFailure,
      }),
    [],
  );
  return {
    ...changes,
    failure: failure && t(`media.failed.${failure}`),
    forgetFailure: () => setFailure(undefined),
  };
}
