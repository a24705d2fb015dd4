import type { ErrorItem } from './errors/index.ts';
import { type CsrfSender, createCsrfSender, csrfSender } from './csrf-sender.ts';

const basePath = '/api/ximblox';

/** An answer that did what was asked, or why it did not; `status` 0 is no answer at all. */
export type RestResult<Body> =
  | { isDone: true; body: Body }
  | { isDone: false; status: number; errors: ErrorItem[]; message: string };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type RawAnswer = { status: number; text: string; token: string | null };
type Attempt = (headers: Record<string, string>) => Promise<RawAnswer>;

export type Upload = {
  method?: 'POST' | 'PUT';
  path: string;
  fields: Readonly<Record<string, string>>;
  file: { name: string; content: File };
  /** Share of the bytes that are on the server, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

export type RestClient = {
  call<Body>(method: Method, path: string, body?: object): Promise<RestResult<Body>>;
  upload<Body>(upload: Upload): Promise<RestResult<Body>>;
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readErrors(body: Record<string, unknown>): ErrorItem[] {
  if (!Array.isArray(body.Errors)) return [];
  return body.Errors.filter(isRecord).map(({ code, property }) => ({
    code: typeof code === 'string' ? code : '',
    property: typeof property === 'string' ? property : '',
  }));
}

/** Anything but 200 is a failure, and so is a 200 that says `Success: false`. */
export function readAnswer<Body>({ status, text }: RawAnswer): RestResult<Body> {
  const body = parseJson(text);
  if (status === 200 && !(isRecord(body) && body.Success === false)) return { isDone: true, body: body as Body };
  const known = isRecord(body) ? body : {};
  return {
    isDone: false,
    status,
    errors: readErrors(known),
    message: typeof known.Message === 'string' ? known.Message : '',
  };
}

/** Sends a file by XMLHttpRequest, since fetch does not tell how far an upload has come. */
function sendFile({ method = 'POST', path, fields, file, onProgress, signal }: Upload): Attempt {
  return (headers) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest();
      const form = new FormData();
      // Fields first: the server reads them before the file arrives.
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append(file.name, file.content);
      const finish = () =>
        resolve({
          status: request.status,
          text: request.responseText,
          token: request.getResponseHeader('x-csrf-token'),
        });
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress?.(loaded / total);
      };
      request.onload = finish;
      request.onerror = finish;
      request.onabort = finish;
      if (signal?.aborted) return finish();
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.open(method, basePath + path);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.send(form);
    });
}

/** Calls the REST layer, with the CSRF token that `csrf` holds. */
export function createRestClient(
  send: typeof fetch = (...request) => fetch(...request),
  csrf: CsrfSender = createCsrfSender(),
): RestClient {
  async function call<Body>(method: Method, path: string, body?: object): Promise<RestResult<Body>> {
    const attempt: Attempt = async (headers) => {
      try {
        const answer = await send(basePath + path, {
          method,
          credentials: 'same-origin',
          headers: { ...headers, ...(body ? { 'Content-Type': 'application/json' } : {}) },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        return { status: answer.status, text: await answer.text(), token: answer.headers.get('x-csrf-token') };
      } catch {
        return { status: 0, text: '', token: null };
      }
    };
    return readAnswer<Body>(await csrf.send(attempt));
  }

  /** A file is sent with a token from the start: without one it would be refused and sent a second time. */
  async function upload<Body>(wanted: Upload): Promise<RestResult<Body>> {
    if (!csrf.hasToken()) await call('POST', '/auth/user', {});
    return readAnswer<Body>(await csrf.send(sendFile(wanted)));
  }

  return { call, upload };
}

/** The one that the admin area uses, so that all calls share the token. */
export const restClient = createRestClient(undefined, csrfSender);
