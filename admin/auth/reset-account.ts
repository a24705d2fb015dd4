import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { ErrorCollectionName } from '../shared/errors/error-collections.ts';
import type { ErrorItem, Outcome } from '../shared/errors/index.ts';
import { errorCollections } from '../shared/errors/index.ts';

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

/**
 * Sets a password by a mailed token, to reset it or to activate an account. Errors are stored in the error collection;
 * if the call itself failed, the response's message is stored, or nothing if there was no response.
 */
export async function resetAccount(collection: ErrorCollectionName, send: SendPassword): Promise<Outcome> {
  errorCollections.clear(collection);
  try {
    const errors = await send();
    if (errors === undefined) return 'failed';
    errorCollections.set(collection, errors);
    return errors.length === 0 ? 'done' : 'refused';
  } catch (thrown) {
    const message = readMessage(thrown);
    if (message === '') return 'failed';
    errorCollections.set(collection, [{ code: '', property: '', message }]);
    return 'refused';
  }
}
