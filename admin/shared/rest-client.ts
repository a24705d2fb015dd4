/** What a failed call says: `property` is `entity.field`, or empty for a general error. */
type RestError = { code: string; property: string };

export type RestAnswer<Body> = { ok: true; body: Body } | { ok: false; errors: readonly RestError[] };

export type UploadOptions = {
  /** Share of the bytes that has left, 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
};

const BASE = '/api/ximblox';
const TOKEN_HEADER = 'x-csrf-token';

let token: string | null = null;

/**
 * Sends a form to the REST layer, for what GraphQL does not do well: uploads that show how far they are. Rejects only
 * where there is no answer: no connection, or aborted.
 */
export async function postForm<Body>(
  path: string,
  form: FormData,
  options: UploadOptions = {},
): Promise<RestAnswer<Body>> {
  token ??= await fetchToken();
  const answer = await send(path, form, options);
  // The token changes at login and logout; the refusal carries the present one.
  return read<Body>(answer.status === 403 ? await send(path, form, options) : answer);
}

/** Any call that only reads brings a token, so that a large file need not be sent twice. */
async function fetchToken(): Promise<string | null> {
  const answer = await fetch(`${BASE}/auth/user`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' },
    body: '{}',
  });
  return answer.headers.get(TOKEN_HEADER);
}

function send(path: string, form: FormData, { onProgress, signal }: UploadOptions): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`No answer from ${path}`));
    request.open('POST', `${BASE}${path}`);
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    if (token !== null) request.setRequestHeader('X-CSRF-Token', token);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(Math.round((loaded / total) * 100)),
    );
    request.addEventListener('load', () => {
      token = request.getResponseHeader(TOKEN_HEADER) ?? token;
      resolve(request);
    });
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

function read<Body>(request: XMLHttpRequest): RestAnswer<Body> {
  const body = parse(request.responseText);
  if (request.status === 200 && isRecord(body)) return { ok: true, body: body as Body };
  const errors = isRecord(body) && Array.isArray(body.Errors) ? (body.Errors as RestError[]) : [];
  return { ok: false, errors };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
