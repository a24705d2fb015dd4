import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ErrorItem, useErrorText } from '../../shared/errors/index.ts';
import { restClient } from '../../shared/rest-client.ts';
import type { ImageItem } from '../content/page-content.ts';
import { toImageItem } from './media-items.ts';
import { freshName } from './fresh-name.ts';

/** Folder of the media library that pictures go to from here. */
const FOLDER = '/';

type UploadedFile = {
  id: number;
  fileName: string;
  defaultAltText: string;
  fileSize: number;
  url: string;
  dimensions: { width: number; height: number } | null;
};

type Upload = {
  upload: boolean;
  /** Share of the bytes that has left, 0 to 100. */
  progress: number;
  fileName: string;
  error: string | null;
  start: (file: File) => void;
  /** Says why a picture is not taken. */
  refuse: (reason: string) => void;
  cancel: () => void;
};

/**
 * Puts a file into the media library and then into the field, also when another block is edited meanwhile. A name that
 * is taken gets the moment added.
 */
export function usePictureUpload(image: ImageItem | null, onDone: (image: ImageItem) => void): Upload {
  const { t } = useTranslation();
  const upload = useFileUpload((file) => onDone(toImage(file, image)));
  return {
    ...upload,
    start: (file) =>
      file.type.startsWith('image/') ? upload.start(file) : upload.refuse(t('editor.image.unsupported')),
  };
}

/** The same for a file of any kind that the library takes. */
export function useFileUpload(onDone: (file: UploadedFile) => void): Upload {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [running, setRunning] = useState<{ fileName: string; progress: number } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const abort = useRef<AbortController>(null);

  const run = async (file: File) => {
    const controller = new AbortController();
    abort.current = controller;
    setError(null);
    setRunning({ fileName: file.name, progress: 0 });
    const answer = await sendPicture(file, {
      signal: controller.signal,
      onProgress: (share) => setRunning({ fileName: file.name, progress: Math.round(share * 100) }),
    });
    setRunning(null);
    if (answer.isDone) onDone(answer.body.file);
    else if (!controller.signal.aborted) setError(textOf(answer.errors));
  };
  const textOf = ([error]: readonly ErrorItem[]) => {
    if (error === undefined) return t('editor.image.failed');
    return error.code === 'V_12' ? t('editor.media.unsupported') : errorText(error);
  };
  return {
    upload: running !== null,
    progress: running?.progress ?? 0,
    fileName: running?.fileName ?? '',
    error,
    start: (file) => void run(file),
    refuse: setError,
    cancel: () => abort.current?.abort(),
  };
}

type SendOptions = { signal: AbortSignal; onProgress: (share: number) => void };

async function sendPicture(file: File, options: SendOptions) {
  const answer = await send(file, options);
  const isTaken = !answer.isDone && answer.errors.some(({ code }) => code === 'ML_03');
  if (!isTaken) return answer;
  return send(new File([file], freshName(file.name, new Date()), { type: file.type }), options);
}

function send(file: File, options: SendOptions) {
  return restClient.upload<{ file: UploadedFile }>({
    path: '/medialib/add-file',
    fields: { path: FOLDER },
    file: { name: 'f', content: file },
    ...options,
  });
}

/** Whether a picture is decorative is up to the place; alternative text and crop were the old picture's. */
function toImage({ dimensions, ...file }: UploadedFile, old: ImageItem | null): ImageItem {
  const size = { width: dimensions?.width ?? null, height: dimensions?.height ?? null };
  return { ...toImageItem({ ...file, ...size }), decorative: old?.decorative ?? false };
}
