export type RestAnswer = { status: number; headers: Headers; body: unknown };

type RestOptions = { method?: string; body?: unknown; headers?: Record<string, string> };

/** A browser with its own cookies, which sends what the clients of the REST layer send. */
export class RestClient {
  readonly cookies = new Map<string, string>();
  token = '';
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  #keep(headers: Headers): void {
    this.token = headers.get('x-csrf-token') ?? this.token;
    for (const cookie of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  /** Any request to this server, with the browser's cookies. */
  async send(path: string, { method = 'GET', body, headers = {} }: RestOptions = {}): Promise<RestAnswer> {
    const raw = typeof body === 'string' || body instanceof FormData || body === undefined;
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(!raw && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: raw ? (body as string | FormData | undefined) : JSON.stringify(body),
    });
    this.#keep(answer.headers);
    const text = await answer.text();
    const isJson = (answer.headers.get('content-type') ?? '').includes('json');
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
  }

  /** A call of the REST layer; one that changes something fetches a token first. */
  async call(method: string, path: string, options: RestOptions = {}): Promise<RestAnswer> {
    if (method !== 'GET' && this.token === '') await this.send('/api/ximblox/settings/get');
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': this.token, ...options.headers };
    return this.send(`/api/ximblox${path}`, { ...options, method, headers });
  }

  post(path: string, body: unknown = {}): Promise<RestAnswer> {
    return this.call('POST', path, { body });
  }

  get(path: string): Promise<RestAnswer> {
    return this.call('GET', path);
  }

  login(email: string, password: string): Promise<RestAnswer> {
    return this.post('/auth/login', { email, password });
  }
}
