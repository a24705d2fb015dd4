import { useApolloClient } from '@apollo/client/react';
import { DeleteRoleDocument, RolesDocument } from '../generated/graphql.ts';
import { type Outcome, submitCall } from '../shared/errors/index.ts';

/** Deletes a role. Errors are stored in the error collection "roles". */
export function useRemoveRole(): (id: number) => Promise<Outcome> {
  const client = useApolloClient();
  return (id) =>
    submitCall('roles', async () => {
      const refetchQueries = [RolesDocument];
      const { data } = await client.mutate({ mutation: DeleteRoleDocument, variables: { id }, refetchQueries });
      return data?.deleteRole.errors;
    });
}
