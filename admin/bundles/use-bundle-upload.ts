import { useEffect, useRef, useState } from 'react';
import { errorCollections, type Outcome } from '../shared/errors/index.ts';
import { restClient } from '../shared/http/rest-client.ts';

/** `fraction` is the uploaded part, from 0 to 1. */
export type BundleUploadProgress = { fileName: string; fraction: number };

export type BundleUpload = {
  progress: BundleUploadProgress | null;
  send: (file: File) => Promise<Outcome | 'cancelled'>;
  cancel: () => void;
};

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
    const result = await restClient.upload({
      path: '/bundles',
      fields: {},
      file: {
        name: 'f',
        content: file,
      },
      signal: controller.signal,
      onProgress: (fraction) =>
        setProgress({
          fileName: file.name,
          fraction,
        }),
    });
    setProgress(null);
    if (controller.signal.aborted) return 'cancelled';
    if (result.isDone) return 'done';
    errorCollections.set('import', result.errors);
    return result.errors.length > 0 ? 'refused' : 'failed';
  }

  return { progress, send, cancel: () => abortController.current?.abort() };
}
