import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** What to tell whoever looks into a failure: a code, and the request by which the server's log knows it. */
export type FailureFacts = { code: string; requestID: string | null };

let last: FailureFacts | null = null;

function codeOf(error: unknown, status: number | undefined): string {
  if (CombinedGraphQLErrors.is(error)) {
    const { errorCode, code } = error.errors[0]?.extensions ?? {};
    if (typeof errorCode === 'string') return errorCode;
    if (typeof code === 'string') return code;
  }
  return status === undefined ? 'NETWORK' : `HTTP ${status}`;
}

/** Keeps what is known of a call that failed, for the notice that follows it. */
export function noteFailure(error: unknown, response: Response | undefined): void {
  last = { code: codeOf(error, response?.status), requestID: response?.headers.get('x-request-id') ?? null };
}

export const readLastFailure = (): FailureFacts | null => last;
