import type { MediaFileFragment } from '../../generated/graphql.ts';
import type { Outcome } from '../../shared/errors/index.ts';
import { useEffect, useRef, useState } from 'react';
import { useReplaceFileMutation } from '../../generated/graphql.ts';
import { submitCall } from '../../shared/errors/index.ts';
import { uploadContext } from '../../shared/http/upload-context.ts';
import { maxFileBytes } from '../upload/upload-limits.ts';
import { decodeImage } from './decode-image.ts';
import { Errors } from '../../generated/errors.ts';

export type FileReplacement = {
  chosen: File | null;
  /** The decoded new image; null if it cannot be shown here. */
  image: ImageBitmap | null;
  /** Uploaded fraction from 0 to 1; null while nothing is sent. */
  progress: number | null;
  outcome: Outcome | undefined;
  choose: (file: File) => void;
  send: () => Promise<Outcome>;
};

/** Chooses, previews and uploads new content for a file. */
export function useFileReplacement({ id }: MediaFileFragment): FileReplacement {
  const [chosen, setChosen] = useState<File | null>(null);
  const [image, setImage] = useState<ImageBitmap | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const abort = useRef<AbortController>(null);
  const [replaceFile] = useReplaceFileMutation();
  useEffect(() => () => abort.current?.abort(), []);

  async function call(file: File) {
    if (file.size > maxFileBytes) return [{ code: Errors.fileTooLarge, property: 'media.f' }];
    abort.current = new AbortController();
    const { data } = await replaceFile({
      variables: { id, file },
      context: uploadContext({ onProgress: setProgress, signal: abort.current.signal }),
    });
    return data?.replaceFile.errors;
  }

  return {
    chosen,
    image,
    progress,
    outcome,
    choose(file) {
      setOutcome(undefined);
      setImage(null);
      setChosen(file);
      void decodeImage(file).then(setImage);
    },
    async send() {
      if (chosen === null) return 'failed';
      setProgress(0);
      const next = await submitCall('media', () => call(chosen));
      setProgress(null);
      setOutcome(next);
      return next;
    },
  };
}
