import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Details for support: an error code, and the id of the request in the server's log. */
export type FailureInfo = { code: string; requestID: string | null };

let lastFailure: FailureInfo | null = null;

function getFailureCode(error: unknown, status: number | undefined): string {
  if (CombinedGraphQLErrors.is(error)) {
    const { errorCode, code } = error.errors[0]?.extensions ?? {};
    if (typeof errorCode === 'string') return errorCode;
    if (typeof code === 'string') return code;
  }
  return status === undefined ? 'NETWORK' : `HTTP ${status}`;
}

/** Stores the details of a failed call for the message shown next. */
export function recordFailure(error: unknown, response: Response | undefined): void {
  lastFailure = {
    code: getFailureCode(error, response?.status),
    requestID: response?.headers.get('x-request-id') ?? null,
  };
}

export const getLastFailure = (): FailureInfo | null => lastFailure;
