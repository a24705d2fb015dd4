import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ErrorItem, useErrorText } from '../../shared/errors/index.ts';
import { restClient } from '../../shared/http/rest-client.ts';
import type { ImageItem } from '../content/page-content.ts';
import { createImageItem } from '../content/media-items.ts';
import { timestampedFileName } from './timestamped-file-name.ts';
import { Errors } from '../../generated/errors.ts';

/** Folder of the media library for uploads from the editor. */
const UPLOAD_FOLDER = '/';

type UploadedFile = {
  id: number;
  fileName: string;
  defaultAltText: string;
  fileSize: number;
  url: string;
  dimensions: { width: number; height: number } | null;
};

type Upload = {
  isUploading: boolean;
  /** Percentage of the bytes that are sent, 0 to 100. */
  progress: number;
  fileName: string;
  error: string | null;
  start: (file: File) => void;
  /** Shows why a file is not accepted. */
  reject: (reason: string) => void;
  cancel: () => void;
};

/**
 * Uploads an image to the media library and then sets it in the field, also if another block is edited meanwhile. A
 * name that is taken gets a timestamp.
 */
export function useImageUpload(image: ImageItem | null, onDone: (image: ImageItem) => void): Upload {
  const { t } = useTranslation();
  const upload = useFileUpload((file) => onDone(toUploadedImageItem(file, image)));
  return {
    ...upload,
    start: (file) =>
      file.type.startsWith('image/') ? upload.start(file) : upload.reject(t('editor.image.unsupported')),
  };
}

/** As `useImageUpload`, for any type of file. */
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
    const response = await uploadUnderFreeName(file, {
      signal: controller.signal,
      onProgress: (fraction) => setRunning({ fileName: file.name, progress: Math.round(fraction * 100) }),
    });
    setRunning(null);
    if (response.isDone) onDone(response.body.file);
    else if (!controller.signal.aborted) setError(textOf(response.errors));
  };
  const textOf = ([error]: readonly ErrorItem[]) => {
    if (error === undefined) return t('editor.image.failed');
    return error.code === Errors.invalid ? t('editor.media.unsupported') : errorText(error);
  };
  return {
    isUploading: running !== null,
    progress: running?.progress ?? 0,
    fileName: running?.fileName ?? '',
    error,
    start: (file) => void run(file),
    reject: setError,
    cancel: () => abort.current?.abort(),
  };
}

type SendOptions = { signal: AbortSignal; onProgress: (fraction: number) => void };

async function uploadUnderFreeName(file: File, options: SendOptions) {
  const response = await uploadFile(file, options);
  const isNameTaken = !response.isDone && response.errors.some(({ code }) => code === Errors.nameTaken);
  if (!isNameTaken) return response;
  return uploadFile(new File([file], timestampedFileName(file.name, new Date()), { type: file.type }), options);
}

function uploadFile(file: File, options: SendOptions) {
  return restClient.upload<{ file: UploadedFile }>({
    path: '/medialib/add-file',
    fields: { path: UPLOAD_FOLDER },
    file: { name: 'f', content: file },
    ...options,
  });
}

/** Keeps only whether the field's image is decorative; alternative text and crop belong to the previous image. */
function toUploadedImageItem({ dimensions, ...file }: UploadedFile, previous: ImageItem | null): ImageItem {
  const size = { width: dimensions?.width ?? null, height: dimensions?.height ?? null };
  return { ...createImageItem({ ...file, ...size }), decorative: previous?.decorative ?? false };
}
