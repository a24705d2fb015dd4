/** Options of an upload; `onProgress` receives the uploaded fraction from 0 to 1. */
export type UploadOptions = { signal?: AbortSignal | null; onProgress?: (fraction: number) => void };

type FormRequest = UploadOptions & { headers: Headers; body: FormData };

function readHeaders(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r\n/).filter(Boolean);
  return new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
}

/**
 * Sends a form with files by POST. Like `fetch`, it rejects without a response, and if it is aborted; `fetch` itself
 * does not report the progress of an upload.
 */
export function sendForm(path: string, { headers, body, signal, onProgress }: FormRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onload = () =>
      resolve(new Response(request.responseText, { status: request.status, headers: readHeaders(request) }));
    request.onerror = () => reject(new TypeError(`No response from ${path}`));
    const fail = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    request.onabort = fail;
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted) return fail();
    request.open('POST', path);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    signal?.addEventListener('abort', abort, { once: true });
    request.send(body);
  });
}
