import type { ErrorCollectionName } from './error-collections.ts';
import type { ErrorFieldsFragment } from '../../generated/graphql.ts';
import type { ErrorItem } from './error-item.ts';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorCollections } from './error-collections.ts';

/** `refused`: the server returned errors, stored in the collection. `failed`: no response, or none with errors. */
export type Outcome = 'done' | 'refused' | 'failed';

/** Returns the catalogue codes of a GraphQL error (not signed in, not permitted, server error). */
export function readThrownErrors(thrown: unknown): ErrorItem[] {
  if (!CombinedGraphQLErrors.is(thrown)) return [];
  return thrown.errors.flatMap(({ extensions }) =>
    typeof extensions?.errorCode === 'string' ? [{ code: extensions.errorCode, property: '' }] : [],
  );
}

/**
 * Runs one call and stores its errors in a collection, which is cleared first. A failure without error codes stores
 * nothing and returns 'failed'.
 */
export async function submitCall(
  collection: ErrorCollectionName,
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

/** Data of a mutation, which has one field with the errors next to the result. */
export type MutationData = Record<string, { errors: readonly ErrorFieldsFragment[] }>;

export type MutationPayload<Data> = Data[keyof Data];

/** Like `submitCall` for a mutation; `payload` is undefined without a response. */
export async function submitMutation<Data extends MutationData>(
  collection: ErrorCollectionName,
  call: () => Promise<{ data?: Data | null | undefined }>,
): Promise<{ outcome: Outcome; payload: MutationPayload<Data> | undefined }> {
  const received: { payload?: MutationPayload<Data> | undefined } = {};
  const outcome = await submitCall(collection, async () => {
    const { data } = await call();
    received.payload = data ? (Object.values(data)[0] as MutationPayload<Data>) : undefined;
    return received.payload?.errors;
  });
  return { outcome, payload: received.payload };
}
