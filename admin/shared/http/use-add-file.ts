import { useCallback } from 'react';
import { type AddFileMutation, useAddFileMutation } from '../../generated/graphql.ts';
import { type ErrorItem, readThrownErrors } from '../errors/index.ts';
import type { UploadOptions } from './send-form.ts';
import { uploadContext } from './upload-context.ts';

/** A file of the library, and those with the same content. */
export type UploadedFile = NonNullable<AddFileMutation['addFile']['file']>;

/** The file, or the errors; none if there was no response, or the upload was cancelled. */
export type UploadResult = { file: UploadedFile | null; errors: readonly ErrorItem[] };

type AddFile = (file: File, options: UploadOptions & { path: string }) => Promise<UploadResult>;

/** Returns a function that adds a file to a folder of the media library. */
export function useAddFile(): AddFile {
  // The library and the fields take the file from the result.
  const [addFile] = useAddFileMutation({ fetchPolicy: 'no-cache' });
  return useCallback(
    async (file, { path, ...options }) => {
      try {
        const { data } = await addFile({ variables: { path, file }, context: uploadContext(options) });
        return data?.addFile ?? { file: null, errors: [] };
      } catch (thrown) {
        return { file: null, errors: readThrownErrors(thrown) };
      }
    },
    [addFile],
  );
}
