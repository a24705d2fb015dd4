import type { DocumentNode } from 'graphql';
import { print } from 'graphql';
import { csrfSender } from './csrf-sender.ts';

type GraphQLUpload<Variables> = {
  mutation: DocumentNode;
  /** `file` is null in the variables; the file is a separate part of the form. */
  variables: Variables & { file: null };
  file: File;
  onProgress: (progress: number) => void;
  signal: AbortSignal;
};

function parseData<Data>(text: string): Data | undefined {
  try {
    return (JSON.parse(text) as { data?: Data | null }).data ?? undefined;
  } catch {
    return undefined;
  }
}

type UploadResponse = { text: string; status: number; token: string | null };

function sendForm<Variables>(
  upload: GraphQLUpload<Variables>,
  headers: Record<string, string>,
): Promise<UploadResponse> {
  const { mutation, variables, file, onProgress, signal } = upload;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('operations', JSON.stringify({ query: print(mutation), variables }));
    form.append('map', JSON.stringify({ file: ['variables.file'] }));
    form.append('file', file);
    const finish = () =>
      resolve({
        text: request.responseText,
        status: request.status,
        token: request.getResponseHeader('x-csrf-token'),
      });
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = finish;
    request.onerror = finish;
    request.onabort = finish;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', '/graphql');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(form);
  });
}

/**
 * Sends a mutation with a file, following the GraphQL multipart request specification; undefined without a response.
 */
export async function uploadByGraphQL<Data, Variables extends object>(
  upload: GraphQLUpload<Variables>,
): Promise<Data | undefined> {
  return parseData<Data>((await csrfSender.send((headers) => sendForm(upload, headers))).text);
}
