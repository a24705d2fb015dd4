import { useEffect, useRef, useState } from 'react';
import { errorCollections, type Outcome } from '../shared/errors/index.ts';
import { restClient } from '../shared/rest-client.ts';

/** A file on its way; `share` is how much of it is there, 0 to 1. */
export type Sending = { fileName: string; share: number };

export type BundleUpload = {
  sending: Sending | null;
  send: (file: File) => Promise<Outcome | 'cancelled'>;
  cancel: () => void;
};

/** Sends a bundle to be looked through; its errors go where those of the import are. Leaving the screen cancels it. */
export function useBundleUpload(): BundleUpload {
  const [sending, setSending] = useState<Sending | null>(null);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  async function send(file: File): Promise<Outcome | 'cancelled'> {
    const controller = new AbortController();
    underWay.current = controller;
    errorCollections.clear('import');
    setSending({ fileName: file.name, share: 0 });
    const result = await restClient.upload({
      path: '/bundles',
      fields: {},
      file: {
        name: 'f',
        content: file,
      },
      signal: controller.signal,
      onProgress: (share) =>
        setSending({
          fileName: file.name,
          share,
        }),
    });
    setSending(null);
    if (controller.signal.aborted) return 'cancelled';
    if (result.isDone) return 'done';
    errorCollections.set('import', result.errors);
    return result.errors.length > 0 ? 'refused' : 'failed';
  }

  return { sending, send, cancel: () => underWay.current?.abort() };
}
