import type { CollectionName } from '../shared/errors/error-collections.ts';
import type { Outcome } from '../shared/errors/index.ts';
import { errorCollections } from '../shared/errors/index.ts';
import type { RestClient } from '../shared/rest-client.ts';

export type NewPassword = { token: string; password: string; confirm: string };

/**
 * Sets a password by the token of a mail, for a reset and an activation alike. A refusal stores the server's errors;
 * a failure of the network or the server stores the response's message, or nothing where there was no response.
 */
export async function resetAccount(
  rest: Pick<RestClient, 'call'>,
  collection: CollectionName,
  values: NewPassword,
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
