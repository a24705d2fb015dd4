import type { CollectionName } from './error-collections.ts';
import type { ErrorItem } from './error-item.ts';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorCollections } from './error-collections.ts';

/** `refused`: the server said why, in the collection. `failed`: no answer, or none that says why. */
export type Outcome = 'done' | 'refused' | 'failed';

/** The catalogue codes in a GraphQL failure (not signed in, not permitted, a fault of the server). */
function readThrownErrors(thrown: unknown): ErrorItem[] {
  if (!CombinedGraphQLErrors.is(thrown)) return [];
  return thrown.errors.flatMap(({ extensions }) =>
    typeof extensions?.errorCode === 'string' ? [{ code: extensions.errorCode, property: '' }] : [],
  );
}

/**
 * Runs one call and keeps the errors of its answer in a collection, whose older errors go first.
 * A failure without codes only marks the request as failed: nothing is stored.
 */
export async function submit(
  collection: CollectionName,
  call: () => Promise<readonly ErrorItem[] | undefined>,
): Promise<Outcome> {
  errorCollections.clear(collection);
  try {
    const errors = await call();
    if (errors === undefined) return 'failed';
    errorCollections.set(collection, errors);
    return errors.length === 0 ? 'done' : 'refused';
  } catch (thrown) {
    const errors = readThrownErrors(thrown);
    errorCollections.set(collection, errors);
    return errors.length === 0 ? 'failed' : 'refused';
  }
}
