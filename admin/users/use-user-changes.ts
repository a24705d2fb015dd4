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
import { submit } from '../shared/errors/index.ts';
import { removeProfileImage, storeUser, uploadProfileImage, userFlags } from '../shared/users/index.ts';

export type UserChanges = {
  create(input: CreateUserInput): Promise<Outcome>;
  /** The user first, then what is wanted of the picture. */
  store(id: number, input: UpdateUserInput, picture: ImageRequest | null): Promise<Outcome>;
  remove(id: number): Promise<Outcome>;
  resend(id: number): Promise<Outcome>;
};

/** What can be done to users; refusals stand in the collection `users-overview`, successes in the flags. */
export function useUserChanges(): UserChanges {
  const client = useApolloClient();
  return useMemo(() => {
    const collection = 'users-overview';
    return {
      async create(input) {
        const outcome = await submit(collection, async () => {
          const { data } = await client.mutate({ mutation: CreateUserDocument, variables: { input } });
          // A role that was not chosen is one that is missing, not a wrong one.
          return data?.createUser.errors.map((error) =>
            error.property === 'user.role' && input.role === 0 ? { ...error, code: 'V_01' } : error,
          );
        });
        if (outcome === 'done') userFlags.succeed('create');
        return outcome;
      },
      async store(id, input, picture) {
        const updateUser = async () => {
          const { data } = await client.mutate({ mutation: UpdateUserDocument, variables: { id, input } });
          if (data?.updateUser.errors.length === 0) userFlags.succeed('update');
          return data?.updateUser.errors;
        };
        const calls = {
          updateUser,
          removeImage: () => removeProfileImage(id),
          uploadImage: (image: File) => uploadProfileImage(id, image),
        };
        const outcome = await submit(collection, () => storeUser(calls, picture));
        if (outcome === 'done') userFlags.succeed('update', 'store');
        return outcome;
      },
      async remove(id) {
        const outcome = await submit(collection, async () => {
          const { data } = await client.mutate({ mutation: DeleteUserDocument, variables: { id } });
          return data?.deleteUser.errors;
        });
        if (outcome === 'done') userFlags.succeed('delete');
        return outcome;
      },
      resend: (id) =>
        submit(collection, async () => {
          const { data } = await client.mutate({ mutation: ResendActivationDocument, variables: { id } });
          return data?.resendActivation.errors;
        }),
    };
  }, [client]);
}

/** Calls back after each successful create, update or delete of a user. */
export function subscribeToChanges(onChange: () => void): () => void {
  return userFlags.subscribe(() => {
    const flags = userFlags.get();
    if (flags.create || flags.update || flags.delete) onChange();
  });
}
