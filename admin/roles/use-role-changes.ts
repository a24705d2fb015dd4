import type { RoleInput } from '../generated/graphql.ts';
import type { Outcome } from '../shared/errors/index.ts';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { CreateRoleDocument, DeleteRoleDocument, RolesDocument, UpdateRoleDocument } from '../generated/graphql.ts';
import { submit } from '../shared/errors/index.ts';
import { useFetchSession } from '../shared/session/index.ts';
import { announce } from '../shared/ui/index.ts';

type RoleChanges = {
  /** Makes a role where `id` is null. */
  store(id: number | null, input: RoleInput): Promise<Outcome>;
  remove(id: number): Promise<Outcome>;
};

/** What can be done to roles; refusals stand in the collection `roles`. */
export function useRoleChanges(): RoleChanges {
  const { t } = useTranslation();
  const client = useApolloClient();
  const fetchSession = useFetchSession();
  const refetchQueries = [RolesDocument];

  async function send(id: number | null, input: RoleInput) {
    if (id === null) {
      const { data } = await client.mutate({ mutation: CreateRoleDocument, variables: { input }, refetchQueries });
      return data?.createRole.errors;
    }
    const { data } = await client.mutate({ mutation: UpdateRoleDocument, variables: { id, input }, refetchQueries });
    return data?.updateRole.errors;
  }

  return {
    async store(id, input) {
      const outcome = await submit('roles', () => send(id, input));
      if (outcome !== 'done') return outcome;
      announce(t('roles.stored', { name: input.name }));
      // The own role may be the one that changed.
      await fetchSession();
      return outcome;
    },
    remove: (id) =>
      submit('roles', async () => {
        const { data } = await client.mutate({ mutation: DeleteRoleDocument, variables: { id }, refetchQueries });
        return data?.deleteRole.errors;
      }),
  };
}
