import { useEffect, useRef, useState } from 'react';
import { csrfSender } from '../shared/http/csrf-sender.ts';
import { type ErrorItem, errorCollections, type Outcome } from '../shared/errors/index.ts';
import { sendForm, type UploadOptions } from '../shared/http/send-form.ts';

/** `fraction` is the uploaded part, from 0 to 1. */
export type BundleUploadProgress = { fileName: string; fraction: number };

export type BundleUpload = {
  progress: BundleUploadProgress | null;
  send: (file: File) => Promise<Outcome | 'cancelled'>;
  cancel: () => void;
};

const bundlesPath = '/api/ximblox/bundles';

/** Sends a bundle file, which is HTTP like its download. Resolves with the errors; undefined for another response. */
async function sendBundle(file: File, options: UploadOptions): Promise<readonly ErrorItem[] | undefined> {
  const body = new FormData();
  body.append('f', file);
  const response = await csrfSender.send((headers) => sendForm(bundlesPath, { ...options, headers, body }));
  const { Success, Errors = [] } = (await response.json()) as { Success?: boolean; Errors?: ErrorItem[] };
  if (response.status === 200 && Success === true) return [];
  return Errors.length > 0 ? Errors.map(({ code, property }) => ({ code, property })) : undefined;
}

/**
 * Uploads a bundle to be checked. Errors are stored with those of the import. Leaving the screen cancels the upload.
 */
export function useBundleUpload(): BundleUpload {
  const [progress, setProgress] = useState<BundleUploadProgress | null>(null);
  const abortController = useRef<AbortController>(undefined);
  useEffect(() => () => abortController.current?.abort(), []);

  async function send(file: File): Promise<Outcome | 'cancelled'> {
    const controller = new AbortController();
    abortController.current = controller;
    errorCollections.clear('import');
    setProgress({ fileName: file.name, fraction: 0 });
    const errors = await sendBundle(file, {
      signal: controller.signal,
      onProgress: (fraction) => setProgress({ fileName: file.name, fraction }),
    }).catch(() => undefined);
    setProgress(null);
    if (controller.signal.aborted) return 'cancelled';
    if (errors === undefined) return 'failed';
    errorCollections.set('import', errors);
    return errors.length > 0 ? 'refused' : 'done';
  }

  return { progress, send, cancel: () => abortController.current?.abort() };
}
