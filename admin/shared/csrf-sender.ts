/** The part of a response that the CSRF token needs. */
type Received = { status: number; token: string | null };

/** Makes one attempt with the headers that a change needs. */
type Attempt<Response extends Received> = (headers: Record<string, string>) => Promise<Response>;

export type CsrfSender = {
  send: <Response extends Received>(attempt: Attempt<Response>) => Promise<Response>;
  /** Whether a response has brought a token yet. */
  hasToken: () => boolean;
};

/** Sends with X-Requested-With and the token of the last response; repeats once where that token is outdated. */
export function createCsrfSender(): CsrfSender {
  let token: string | null = null;

  async function sendOnce<Response extends Received>(attempt: Attempt<Response>): Promise<Response> {
    const headers = { 'X-Requested-With': 'XMLHttpRequest', ...(token === null ? {} : { 'X-CSRF-Token': token }) };
    const response = await attempt(headers);
    token = response.token ?? token;
    return response;
  }

  return {
    hasToken: () => token !== null,
    async send(attempt) {
      const sent = token;
      const response = await sendOnce(attempt);
      const isOutdated = response.status === 403 && token !== null && token !== sent;
      return isOutdated ? sendOnce(attempt) : response;
    },
  };
}

/** The one of the admin area: REST calls, GraphQL and uploads share the token. */
export const csrfSender = createCsrfSender();
