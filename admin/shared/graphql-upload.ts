import type { DocumentNode } from 'graphql';
import { print } from 'graphql';

type Upload<Variables> = {
  mutation: DocumentNode;
  /** With null where the file goes. */
  variables: Variables & { file: null };
  file: File;
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

function readData<Data>(text: string): Data | undefined {
  try {
    return (JSON.parse(text) as { data?: Data | null }).data ?? undefined;
  } catch {
    return undefined;
  }
}

/** A mutation with a file, by the multipart form that GraphQL servers agree on; undefined without an answer. */
export function uploadByGraphQL<Data, Variables extends object>(upload: Upload<Variables>): Promise<Data | undefined> {
  const { mutation, variables, file, onProgress, signal } = upload;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('operations', JSON.stringify({ query: print(mutation), variables }));
    form.append('map', JSON.stringify({ file: ['variables.file'] }));
    form.append('file', file);
    const finish = () => resolve(readData<Data>(request.responseText));
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = finish;
    request.onerror = finish;
    request.onabort = finish;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', '/graphql');
    // A page of another site cannot send this header.
    request.setRequestHeader('apollo-require-preflight', 'true');
    request.send(form);
  });
}
