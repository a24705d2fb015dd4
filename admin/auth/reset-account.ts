import type { ErrorCollectionName } from '../shared/errors/error-collections.ts';
import type { Outcome } from '../shared/errors/index.ts';
import { errorCollections } from '../shared/errors/index.ts';
import type { RestClient } from '../shared/http/rest-client.ts';

export type NewPasswordInput = { token: string; password: string; confirm: string };

/**
 * Sets a password by a mailed token, to reset it or to activate an account. Errors are stored in the error collection;
 * if the call itself failed, the response's message is stored, or nothing if there was no response.
 */
export async function resetAccount(
  rest: Pick<RestClient, 'call'>,
  collection: ErrorCollectionName,
  values: NewPasswordInput,
): Promise<Outcome> {
  errorCollections.clear(collection);
  const result = await rest.call('POST', '/auth/reset-account', values);
  if (result.isDone) return 'done';
  const { status, errors, message } = result;
  if (status !== 200 && message !== '') {
    errorCollections.set(collection, [{ code: '', property: '', message }]);
    return 'refused';
  }
  errorCollections.set(collection, errors);
  return errors.length > 0 ? 'refused' : 'failed';
}
