import type { CreateUserInput, UpdateUserInput } from '../generated/graphql.ts';
import type { Outcome } from '../shared/errors/index.ts';
import type { ImageRequest } from '../shared/users/index.ts';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  CreateUserDocument,
  DeleteUserDocument,
  ResendActivationDocument,
  UpdateUserDocument,
} from '../generated/graphql.ts';
import { submitCall } from '../shared/errors/index.ts';
import { storeUser, useProfileImageCalls, userChangeFlags } from '../shared/users/index.ts';

export type UserChanges = {
  create(input: CreateUserInput): Promise<Outcome>;
  /** Saves the user first, then the image. */
  store(id: number, input: UpdateUserInput, imageRequest: ImageRequest | null): Promise<Outcome>;
  remove(id: number): Promise<Outcome>;
  resend(id: number): Promise<Outcome>;
};

/** Actions on users. Errors are stored in the error collection "users-overview", successes in the change flags. */
export function useUserChanges(): UserChanges {
  const client = useApolloClient();
  const imageCalls = useProfileImageCalls();
  return useMemo(() => {
    const collection = 'users-overview';
    return {
      async create(input) {
        const outcome = await submitCall(collection, async () => {
          const { data } = await client.mutate({ mutation: CreateUserDocument, variables: { input } });
          // If no role was selected, report it as missing instead of invalid.
          return data?.createUser.errors.map((error) =>
            error.property === 'user.role' && input.role === 0 ? { ...error, code: 'V_01' } : error,
          );
        });
        if (outcome === 'done') userChangeFlags.markDone('create');
        return outcome;
      },
      async store(id, input, imageRequest) {
        const updateUser = async () => {
          const { data } = await client.mutate({ mutation: UpdateUserDocument, variables: { id, input } });
          if (data?.updateUser.errors.length === 0) userChangeFlags.markDone('update');
          return data?.updateUser.errors;
        };
        const calls = { updateUser, ...imageCalls(id) };
        const outcome = await submitCall(collection, () => storeUser(calls, imageRequest));
        if (outcome === 'done') userChangeFlags.markDone('update', 'store');
        return outcome;
      },
      async remove(id) {
        const outcome = await submitCall(collection, async () => {
          const { data } = await client.mutate({ mutation: DeleteUserDocument, variables: { id } });
          return data?.deleteUser.errors;
        });
        if (outcome === 'done') userChangeFlags.markDone('delete');
        return outcome;
      },
      resend: (id) =>
        submitCall(collection, async () => {
          const { data } = await client.mutate({ mutation: ResendActivationDocument, variables: { id } });
          return data?.resendActivation.errors;
        }),
    };
  }, [client, imageCalls]);
}

/** Calls back after each successful create, update or delete of a user. Returns a function that unsubscribes. */
export function subscribeToUserChanges(onChange: () => void): () => void {
  return userChangeFlags.subscribe(() => {
    const flags = userChangeFlags.get();
    if (flags.create || flags.update || flags.delete) onChange();
  });
}
