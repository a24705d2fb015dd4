import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ErrorItem, useErrorText } from '../../shared/errors/index.ts';
import { type UploadedFile, type UploadResult, useAddFile } from '../../shared/http/use-add-file.ts';
import type { ImageItem } from '../content/page-content.ts';
import { createImageItem } from '../content/media-items.ts';
import { timestampedFileName } from './timestamped-file-name.ts';
import { Errors } from '../../generated/errors.ts';

/** Folder of the media library for uploads from the editor. */
const UPLOAD_FOLDER = '/';

/** An upload to the media library that a field starts. */
export type Upload = {
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
  const addFile = useAddFile();

  const run = async (file: File) => {
    const controller = new AbortController();
    abort.current = controller;
    setError(null);
    setRunning({ fileName: file.name, progress: 0 });
    const { file: uploaded, errors } = await uploadUnderFreeName(file, (content) =>
      addFile(content, {
        path: UPLOAD_FOLDER,
        signal: controller.signal,
        onProgress: (fraction) => setRunning({ fileName: file.name, progress: Math.round(fraction * 100) }),
      }),
    );
    setRunning(null);
    if (uploaded) onDone(uploaded);
    else if (!controller.signal.aborted) setError(textOf(errors));
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

async function uploadUnderFreeName(file: File, send: (content: File) => Promise<UploadResult>): Promise<UploadResult> {
  const result = await send(file);
  if (!result.errors.some(({ code }) => code === Errors.nameTaken)) return result;
  return send(new File([file], timestampedFileName(file.name, new Date()), { type: file.type }));
}

/** Keeps only whether the field's image is decorative; alternative text and crop belong to the previous image. */
function toUploadedImageItem(file: UploadedFile, previous: ImageItem | null): ImageItem {
  return { ...createImageItem(file), decorative: previous?.decorative ?? false };
}
