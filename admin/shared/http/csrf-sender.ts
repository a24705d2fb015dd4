/** Makes one attempt with the required headers. */
type SendAttempt = (headers: Headers) => Promise<Response>;

export type CsrfSender = {
  /** Adds the required headers to `headers`. */
  send: (attempt: SendAttempt, headers?: HeadersInit) => Promise<Response>;
};

/** Sends with X-Requested-With and the last response's token; retries once if the token is outdated. */
export function createCsrfSender(): CsrfSender {
  let token: string | null = null;

  async function sendOnce(attempt: SendAttempt, init: HeadersInit | undefined): Promise<Response> {
    const headers = new Headers(init);
    headers.set('X-Requested-With', 'XMLHttpRequest');
    if (token !== null) headers.set('X-CSRF-Token', token);
    const response = await attempt(headers);
    token = response.headers.get('x-csrf-token') ?? token;
    return response;
  }

  return {
    async send(attempt, headers) {
      const sentToken = token;
      const response = await sendOnce(attempt, headers);
      const isOutdated = response.status === 403 && token !== null && token !== sentToken;
      return isOutdated ? sendOnce(attempt, headers) : response;
    },
  };
}

/** Shared by GraphQL and the upload of bundles, so that both use the same token. */
export const csrfSender = createCsrfSender();
