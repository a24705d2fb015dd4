import { useTranslation } from 'react-i18next';
import {
  type RoleRowFragment,
  RolesDocument,
  useCreateRoleMutation,
  useRolesFetch,
  useUpdateRoleMutation,
} from '../generated/graphql.ts';
import { useCollaborativeForm } from '../shared/forms/index.ts';
import { useFetchSession } from '../shared/session/index.ts';
import { announce } from '../shared/ui/index.ts';
import { toRoleFields, type RoleFields } from './permission-draft.ts';

const options = { refetchQueries: [RolesDocument] };
const newRole = { name: '', permissions: [] };

/** Form state of a role or a new one. Errors are stored in the error collection "roles". */
export function useRoleForm(role: RoleRowFragment | null) {
  const { t } = useTranslation();
  const fetchRoles = useRolesFetch();
  const [createRole] = useCreateRoleMutation(options);
  const [updateRole] = useUpdateRoleMutation(options);
  const fetchSession = useFetchSession();

  async function create(input: RoleFields) {
    const { data } = await createRole({ variables: { input } });
    return data && { stored: null, errors: data.createRole.errors };
  }
  async function update(id: number, input: RoleFields, expected: RoleFields) {
    const { data } = await updateRole({ variables: { id, input, expected } });
    if (!data) return undefined;
    const { role: stored, errors } = data.updateRole;
    return { stored: stored && toRoleFields(stored), errors };
  }

  const form = useCollaborativeForm<RoleFields>(toRoleFields(role ?? newRole), {
    collection: 'roles',
    store: (draft, base) => (role === null ? create(draft) : update(role.id, draft, base)),
    async load() {
      const { data } = await fetchRoles();
      const latest = data?.roles.find(({ id }) => id === role?.id);
      if (!latest) throw new Error('The role no longer exists');
      return toRoleFields(latest);
    },
  });

  return {
    ...form,
    /** Call after storing: the current user's own role may have changed. */
    async finish() {
      announce(t('roles.stored', { name: form.draft.name }));
      await fetchSession();
    },
  };
}
