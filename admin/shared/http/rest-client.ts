import type { ErrorItem } from '../errors/index.ts';
import { type CsrfSender, createCsrfSender, csrfSender } from './csrf-sender.ts';

const basePath = '/api/ximblox';

/** A successful response, or why it failed; `status` 0 means no response. */
export type RestResult<Body> =
  | { isDone: true; body: Body }
  | { isDone: false; status: number; errors: ErrorItem[]; message: string };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type RawResponse = { status: number; text: string; token: string | null };
type RestAttempt = (headers: Record<string, string>) => Promise<RawResponse>;

export type RestUpload = {
  method?: 'POST' | 'PUT';
  path: string;
  fields: Readonly<Record<string, string>>;
  file: { name: string; content: File };
  /** Called with the uploaded fraction from 0 to 1. */
  onProgress?: (progress: number) => void;
  signal?: AbortSignal;
};

export type RestClient = {
  call<Body>(method: Method, path: string, body?: object): Promise<RestResult<Body>>;
  upload<Body>(upload: RestUpload): Promise<RestResult<Body>>;
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

/** Any status but 200 is a failure, and so is a 200 with `Success: false`. */
export function readResponse<Body>({ status, text }: RawResponse): RestResult<Body> {
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

/** Uploads with XMLHttpRequest, because fetch does not report upload progress. */
function sendFile({ method = 'POST', path, fields, file, onProgress, signal }: RestUpload): RestAttempt {
  return (headers) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest();
      const form = new FormData();
      // Fields first: the server reads them before the file.
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

/** Client for the REST API; sends the CSRF token of `csrf`. */
export function createRestClient(
  send: typeof fetch = (...request) => fetch(...request),
  csrf: CsrfSender = createCsrfSender(),
): RestClient {
  async function call<Body>(method: Method, path: string, body?: object): Promise<RestResult<Body>> {
    const attempt: RestAttempt = async (headers) => {
      try {
        const response = await send(basePath + path, {
          method,
          credentials: 'same-origin',
          headers: { ...headers, ...(body ? { 'Content-Type': 'application/json' } : {}) },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        return { status: response.status, text: await response.text(), token: response.headers.get('x-csrf-token') };
      } catch {
        return { status: 0, text: '', token: null };
      }
    };
    return readResponse<Body>(await csrf.send(attempt));
  }

  /** Fetch a token before uploading, so that the file is not rejected and sent twice. */
  async function upload<Body>(options: RestUpload): Promise<RestResult<Body>> {
    if (!csrf.hasToken()) await call('POST', '/auth/user', {});
    return readResponse<Body>(await csrf.send(sendFile(options)));
  }

  return { call, upload };
}

/** The shared client of the admin area, so that all calls use the same CSRF token. */
export const restClient = createRestClient(undefined, csrfSender);
