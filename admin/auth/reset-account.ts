import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { ErrorCollectionName } from '../shared/errors/error-collections.ts';
import { type ErrorItem, type Outcome, submitCall } from '../shared/errors/index.ts';

/** Sends the new password; resolves with the errors of the response. */
type SendPassword = () => Promise<readonly ErrorItem[] | undefined>;

/** The message of a failed call's response; empty without a response. */
function readMessage(thrown: unknown): string {
  if (CombinedGraphQLErrors.is(thrown)) return thrown.errors[0]?.message ?? '';
  if (!ServerError.is(thrown)) return '';
  try {
    return (JSON.parse(thrown.bodyText) as { errors?: { message: string }[] }).errors?.[0]?.message ?? '';
  } catch {
    return '';
  }
}

/** The response's message as an error without a code; undefined without a response. */
function readFailure(thrown: unknown): readonly ErrorItem[] | undefined {
  const message = readMessage(thrown);
  return message === '' ? undefined : [{ code: '', property: '', message }];
}

/**
 * Sets a password by a mailed token, to reset it or to activate an account. Errors are stored in the error collection;
 * if the call itself failed, the response's message is stored, or nothing if there was no response.
 */
export function resetAccount(collection: ErrorCollectionName, send: SendPassword): Promise<Outcome> {
  return submitCall(collection, () => send().catch(readFailure));
}
