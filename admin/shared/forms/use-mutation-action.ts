import { useState } from 'react';
import { type ErrorCollectionName, type MutationData, type MutationPayload, submitMutation } from '../errors/index.ts';

type Call<Data> = () => Promise<{ data?: Data | null | undefined }>;

/** Mutations without a form, such as deleting a row. `failure` is the heading of the last errors in the collection. */
export function useMutationAction(collection: ErrorCollectionName) {
  const [failure, setFailure] = useState<string>();
  return {
    failure,
    setFailure,
    /** Returns the mutation's result, or null after showing the failure. */
    async run<Data extends MutationData>(call: Call<Data>, failureText: string): Promise<MutationPayload<Data> | null> {
      const { outcome, payload } = await submitMutation(collection, call);
      const result = outcome === 'done' && payload ? payload : null;
      setFailure(result === null ? failureText : undefined);
      return result;
    },
  };
}
