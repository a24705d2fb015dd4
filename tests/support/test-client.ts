type Body = Record<string, unknown>;

export type TestAnswer<Answer = Body> = { status: number; headers: Headers; body: Answer; text: string };

/** A browser as far as the server can tell: it keeps cookies and sends the headers of the clients. */
export type TestClient = {
  get: <Answer = Body>(path: string) => Promise<TestAnswer<Answer>>;
  post: <Answer = Body>(path: string, body?: unknown) => Promise<TestAnswer<Answer>>;
  put: <Answer = Body>(path: string, body?: unknown) => Promise<TestAnswer<Answer>>;
  delete: <Answer = Body>(path: string) => Promise<TestAnswer<Answer>>;
  /** Multipart, as the clients send uploads. */
  upload: <Answer = Body>(path: string, form: FormData) => Promise<TestAnswer<Answer>>;
  graphql: <Data = Body>(query: string, variables?: Body) => Promise<{ data: Data; errors?: GraphQLErrorBody[] }>;
  /** Any request below the server's root, with the browser's cookies and nothing else. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** The present CSRF token. */
  csrfToken: () => string;
  /** The headers by which a change in the name of the session is trusted. */
  csrfHeaders: () => Record<string, string>;
  /** What the browser keeps, by name. */
  cookies: Map<string, string>;
};

export type GraphQLErrorBody = { message: string; extensions: { code: string; errorCode?: string; property?: string } };

class CookieStore {
  readonly all = new Map<string, string>();

  keep(response: Response): void {
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

/** Looks at every answer of the REST layer that a test gets; throws where it should not be like that. */
export type RestObserver = (
  asked: { server: string; method: string; path: string },
  response: Response,
) => Promise<void>;

let observer: RestObserver | undefined;

/** For a test stage's setup: who looks at the answers from now on. */
export function observeRest(observe: RestObserver): void {
  observer = observe;
}

/** Calls of the REST layer, not the page that describes them. */
const isCall = (path: string): boolean => path.startsWith('/api/ximblox/') && !path.startsWith('/api/ximblox/docs');

async function toAnswer<Answer>(response: Response): Promise<TestAnswer<Answer>> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body = (isJson && text ? JSON.parse(text) : {}) as Answer;
  return { status: response.status, headers: response.headers, text, body };
}

/** A browser of its own for the server at `url`; with an API token a program, which sends no header but that. */
export function createClient(url: string, apiToken?: string): TestClient {
  const cookies = new CookieStore();
  let token = '';

  const fetchRaw: TestClient['fetch'] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (cookies.header() && !headers.has('cookie')) headers.set('cookie', cookies.header());
    if (apiToken !== undefined) headers.set('authorization', `Bearer ${apiToken}`);
    const response = await fetch(`${url}${path}`, { redirect: 'manual', ...init, headers });
    cookies.keep(response);
    token = response.headers.get('x-csrf-token') ?? token;
    if (isCall(path)) await observer?.({ server: url, method: init.method ?? 'GET', path }, response);
    return response;
  };

  const csrfHeaders = (): Record<string, string> => ({
    'x-requested-with': 'XMLHttpRequest',
    ...(token && { 'x-csrf-token': token }),
  });

  const rest = async <Answer>(method: string, path: string, init: RequestInit = {}): Promise<TestAnswer<Answer>> => {
    if (apiToken !== undefined) return toAnswer(await fetchRaw(`/api/ximblox${path}`, { ...init, method }));
    if (method !== 'GET' && token === '') await fetchRaw('/api/ximblox/auth/user', { method: 'POST' });
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(csrfHeaders())) headers.set(name, value);
    return toAnswer(await fetchRaw(`/api/ximblox${path}`, { ...init, method, headers }));
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
