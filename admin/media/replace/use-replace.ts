import type { MediaFileFragment, ReplaceFileMutation } from '../../generated/graphql.ts';
import type { Outcome } from '../../shared/errors/index.ts';
import { useEffect, useRef, useState } from 'react';
import { ReplaceFileDocument } from '../../generated/graphql.ts';
import { submit } from '../../shared/errors/index.ts';
import { uploadByGraphQL } from '../../shared/graphql-upload.ts';
import { maxFileBytes } from '../upload/upload-limits.ts';
import { readPicture } from './read-picture.ts';

export type Replacement = {
  chosen: File | null;
  /** Its pixels; null where it is no picture that can be shown here. */
  picture: ImageBitmap | null;
  /** Share of its bytes that is on the server; null while nothing is sent. */
  share: number | null;
  outcome: Outcome | undefined;
  choose: (file: File) => void;
  send: () => Promise<Outcome>;
};

/** New bytes for a file: chosen, looked at, and sent. */
export function useReplace({ id }: MediaFileFragment): Replacement {
  const [chosen, setChosen] = useState<File | null>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function call(file: File) {
    if (file.size > maxFileBytes) return [{ code: 'ML_01', property: 'media.f' }];
    abort.current = new AbortController();
    const data = await uploadByGraphQL<ReplaceFileMutation, { id: number }>({
      mutation: ReplaceFileDocument,
      variables: { id, file: null },
      file,
      onProgress: setShare,
      signal: abort.current.signal,
    });
    return data?.replaceFile.errors;
  }

  return {
    chosen,
    picture,
    share,
    outcome,
    choose(file) {
      setOutcome(undefined);
      setPicture(null);
      setChosen(file);
      void readPicture(file).then(setPicture);
    },
    async send() {
      if (chosen === null) return 'failed';
      setShare(0);
      const next = await submit('media', () => call(chosen));
      setShare(null);
      setOutcome(next);
      return next;
    },
  };
}
