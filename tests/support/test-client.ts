type Body = Record<string, unknown>;

export type TestResponse<Result = Body> = { status: number; headers: Headers; body: Result; text: string };

/** Behaves like a browser: it keeps cookies and sends the headers of the clients. */
export type TestClient = {
  get: <Result = Body>(path: string) => Promise<TestResponse<Result>>;
  post: <Result = Body>(path: string, body?: unknown) => Promise<TestResponse<Result>>;
  put: <Result = Body>(path: string, body?: unknown) => Promise<TestResponse<Result>>;
  delete: <Result = Body>(path: string) => Promise<TestResponse<Result>>;
  /** Multipart, as the clients send uploads. */
  upload: <Result = Body>(path: string, form: FormData) => Promise<TestResponse<Result>>;
  graphql: <Data = Body>(query: string, variables?: Body) => Promise<{ data: Data; errors?: GraphQLErrorBody[] }>;
  /** Any request below the server's root, with only the browser's cookies. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** The current CSRF token. */
  csrfToken: () => string;
  /** The headers that authorise a change with a session. */
  csrfHeaders: () => Record<string, string>;
  /** The stored cookies, by name. */
  cookies: Map<string, string>;
};

export type GraphQLErrorBody = { message: string; extensions: { code: string; errorCode?: string; property?: string } };

class CookieStore {
  readonly all = new Map<string, string>();

  store(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.all.delete(name);
      else this.all.set(name, value);
    }
  }

  header(): string {
    return [...this.all].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

/** Checks every REST response in a test; throws if it is wrong. */
export type RestObserver = (
  request: { server: string; method: string; path: string },
  response: Response,
) => Promise<void>;

let observer: RestObserver | undefined;

/** For the setup of a test stage: sets the observer of all responses. */
export function observeRest(observe: RestObserver): void {
  observer = observe;
}

/** Calls of the REST layer, not its documentation page. */
const isCall = (path: string): boolean => path.startsWith('/api/ximblox/') && !path.startsWith('/api/ximblox/docs');

async function toTestResponse<Result>(response: Response): Promise<TestResponse<Result>> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body = (isJson && text ? JSON.parse(text) : {}) as Result;
  return { status: response.status, headers: response.headers, text, body };
}

/** A separate browser for the server at `url`; with an API token a program, which sends only that header. */
export function createClient(url: string, apiToken?: string): TestClient {
  const cookies = new CookieStore();
  let token = '';

  const fetchRaw: TestClient['fetch'] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (cookies.header() && !headers.has('cookie')) headers.set('cookie', cookies.header());
    if (apiToken !== undefined) headers.set('authorization', `Bearer ${apiToken}`);
    const response = await fetch(`${url}${path}`, { redirect: 'manual', ...init, headers });
    cookies.store(response);
    token = response.headers.get('x-csrf-token') ?? token;
    if (isCall(path)) await observer?.({ server: url, method: init.method ?? 'GET', path }, response);
    return response;
  };

  const csrfHeaders = (): Record<string, string> => ({
    'x-requested-with': 'XMLHttpRequest',
    ...(token && { 'x-csrf-token': token }),
  });

  const rest = async <Result>(method: string, path: string, init: RequestInit = {}): Promise<TestResponse<Result>> => {
    if (apiToken !== undefined) return toTestResponse(await fetchRaw(`/api/ximblox${path}`, { ...init, method }));
    if (method !== 'GET' && token === '') await fetchRaw('/api/ximblox/auth/user', { method: 'POST' });
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(csrfHeaders())) headers.set(name, value);
    return toTestResponse(await fetchRaw(`/api/ximblox${path}`, { ...init, method, headers }));
  };

  const withBody = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
    body: JSON.stringify(body ?? {}),
    headers: { ...headers, 'content-type': 'application/json' },
  });

  return {
    get: (path) => rest('GET', path),
    post: (path, body) => rest('POST', path, withBody(body)),
    put: (path, body) => rest('PUT', path, withBody(body)),
    delete: (path) => rest('DELETE', path),
    upload: (path, form) => rest('POST', path, { body: form }),
    graphql: async <Data>(query: string, variables: Body = {}) => {
      const headers = apiToken === undefined ? csrfHeaders() : {};
      const response = await fetchRaw('/graphql', { method: 'POST', ...withBody({ query, variables }, headers) });
      return (await response.json()) as { data: Data; errors?: GraphQLErrorBody[] };
    },
    fetch: fetchRaw,
    csrfToken: () => token,
    csrfHeaders,
    cookies: cookies.all,
  };
}
