import type { CreateUserInput, UpdateUserInput } from '../generated/graphql.ts';
import type { Outcome } from '../shared/errors/index.ts';
import type { ImageRequest } from '../shared/users/index.ts';
import {
  useCreateUserMutation,
  useDeleteUserMutation,
  useResendActivationMutation,
  useUpdateUserMutation,
} from '../generated/graphql.ts';
import { submitCall, submitMutation } from '../shared/errors/index.ts';
import { storeUser, useProfileImageCalls, userChangeFlags } from '../shared/users/index.ts';
import { Errors } from '../generated/errors.ts';

export type UserChanges = {
  create(input: CreateUserInput): Promise<Outcome>;
  /** Saves the user first, then the image. */
  store(id: number, input: UpdateUserInput, imageRequest: ImageRequest | null): Promise<Outcome>;
  remove(id: number): Promise<Outcome>;
  resend(id: number): Promise<Outcome>;
};

/** Actions on users. Errors are stored in the error collection "users-overview", successes in the change flags. */
export function useUserChanges(): UserChanges {
  const collection = 'users-overview';
  const imageCalls = useProfileImageCalls();
  const [createUser] = useCreateUserMutation();
  const [updateUser] = useUpdateUserMutation();
  const [deleteUser] = useDeleteUserMutation();
  const [resendActivation] = useResendActivationMutation();
  return {
    async create(input) {
      const outcome = await submitCall(collection, async () => {
        const { data } = await createUser({ variables: { input } });
        // If no role was selected, report it as missing instead of invalid.
        return data?.createUser.errors.map((error) =>
          error.property === 'user.role' && input.role === 0 ? { ...error, code: Errors.required } : error,
        );
      });
      if (outcome === 'done') userChangeFlags.markDone('create');
      return outcome;
    },
    async store(id, input, imageRequest) {
      const calls = {
        async updateUser() {
          const { data } = await updateUser({ variables: { id, input } });
          if (data?.updateUser.errors.length === 0) userChangeFlags.markDone('update');
          return data?.updateUser.errors;
        },
        ...imageCalls(id),
      };
      const outcome = await submitCall(collection, () => storeUser(calls, imageRequest));
      if (outcome === 'done') userChangeFlags.markDone('update', 'store');
      return outcome;
    },
    async remove(id) {
      const { outcome } = await submitMutation(collection, () => deleteUser({ variables: { id } }));
      if (outcome === 'done') userChangeFlags.markDone('delete');
      return outcome;
    },
    resend: async (id) => (await submitMutation(collection, () => resendActivation({ variables: { id } }))).outcome,
  };
}

/** Calls back after each successful create, update or delete of a user. Returns a function that unsubscribes. */
export function subscribeToUserChanges(onChange: () => void): () => void {
  return userChangeFlags.subscribe(() => {
    const flags = userChangeFlags.get();
    if (flags.create || flags.update || flags.delete) onChange();
  });
}
