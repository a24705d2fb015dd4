/** The part of a response that the CSRF token handling needs. */
type TokenResponse = { status: number; token: string | null };

/** Makes one attempt with the required headers. */
type SendAttempt<Response extends TokenResponse> = (headers: Record<string, string>) => Promise<Response>;

export type CsrfSender = {
  send: <Response extends TokenResponse>(attempt: SendAttempt<Response>) => Promise<Response>;
  /** Whether a response has contained a token yet. */
  hasToken: () => boolean;
};

/** Sends with X-Requested-With and the last response's token; retries once if the token is outdated. */
export function createCsrfSender(): CsrfSender {
  let token: string | null = null;

  async function sendOnce<Response extends TokenResponse>(attempt: SendAttempt<Response>): Promise<Response> {
    const headers = { 'X-Requested-With': 'XMLHttpRequest', ...(token === null ? {} : { 'X-CSRF-Token': token }) };
    const response = await attempt(headers);
    token = response.token ?? token;
    return response;
  }

  return {
    hasToken: () => token !== null,
    async send(attempt) {
      const sentToken = token;
      const response = await sendOnce(attempt);
      const isOutdated = response.status === 403 && token !== null && token !== sentToken;
      return isOutdated ? sendOnce(attempt) : response;
    },
  };
}

/** Shared by GraphQL and the upload of bundles, so that both use the same token. */
export const csrfSender = createCsrfSender();
