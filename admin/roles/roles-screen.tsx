import type { Column } from '../shared/list/index.ts';
import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { type RoleRowFragment, RolesDocument, useDeleteRoleMutation, useRolesFetch } from '../generated/graphql.ts';
import { ErrorList, useClearedErrors } from '../shared/errors/index.ts';
import { useMutationAction } from '../shared/forms/index.ts';
import { ListScreen, RowLink, useServerList } from '../shared/list/index.ts';
import { RequirePermission, useRoleSummary } from '../shared/permissions/index.ts';
import { announce, ConfirmModal, Highlight, MenuActionItem, RowMenu } from '../shared/ui/index.ts';
import { getRolePage } from './get-role-page.ts';
import classes from './roles-screen.module.css';

type RowProps = { role: RoleRowFragment; term: string };

function RoleName({ role, term }: RowProps) {
  return (
    <RowLink to={`/roles/${role.id}`}>
      <Highlight text={role.name} term={term} />
    </RowLink>
  );
}

function CompactRole({ role, term }: RowProps) {
  const { t } = useTranslation();
  const summary = useRoleSummary();
  return (
    <>
      <RoleName role={role} term={term} />
      <div className="ui-truncate ui-dim">{summary(role.permissions)}</div>
      <div className="ui-dim">{t('roles.userCount', { count: role.userCount ?? 0 })}</div>
    </>
  );
}

function RoleActions({ role, onDelete }: { role: RoleRowFragment; onDelete: (role: RoleRowFragment) => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const inUseReason = role.userCount ? t('roles.inUse', { count: role.userCount }) : undefined;
  return (
    <RowMenu label={t('roles.menu', { name: role.name })} width={250}>
      <MenuActionItem
        icon={<IconPencil size={16} stroke={1.6} aria-hidden />}
        label={role.viewerCanEdit ? t('users.edit') : t('roles.look')}
        onClick={() => void navigate(`/roles/${role.id}`)}
      />
      <MenuActionItem
        icon={<IconTrash size={16} stroke={1.6} aria-hidden />}
        label={t('users.delete')}
        reason={role.viewerCanEdit ? inUseReason : t('roles.exceeds')}
        onClick={() => onDelete(role)}
      />
    </RowMenu>
  );
}

function useRoleColumns(term: string): Column<RoleRowFragment>[] {
  const { t } = useTranslation();
  const summary = useRoleSummary();
  return [
    {
      header: t('properties.role.name'),
      accessor: 'name',
      sortColumn: 'name',
      width: 230,
      renderValue: (_, role) => <RoleName role={role} term={term} />,
    },
    {
      header: t('properties.role.permissions'),
      accessor: 'permissions',
      renderValue: (_, { permissions }) => summary(permissions),
    },
    {
      header: t('roles.users'),
      accessor: 'userCount',
      sortColumn: 'userCount',
      width: 110,
      style: { fontVariantNumeric: 'tabular-nums' },
    },
  ];
}

function RoleList() {
  const { t } = useTranslation();
  const list = useServerList(useRolesFetch(), ({ roles }, query) => getRolePage(roles, query), {
    sorting: { columnToSort: 'name', sortOrder: 'asc' },
  });
  const columns = useRoleColumns(list.searchTerm);
  const [deleteRole] = useDeleteRoleMutation({ refetchQueries: [RolesDocument] });
  const { failure, run } = useMutationAction('roles');
  const [roleToDelete, setRoleToDelete] = useState<RoleRowFragment | null>(null);
  useClearedErrors('roles');

  async function remove() {
    if (roleToDelete === null) return;
    const { id, name } = roleToDelete;
    const isDone = await run(() => deleteRole({ variables: { id } }), t('roles.failedDelete', { name }));
    if (isDone) announce(t('roles.deleted', { name }));
    list.reload();
  }

  return (
    <>
      <ListScreen
        list={list}
        title={t('navigation.roles')}
        searchLabel={t('roles.search')}
        buttons={
          <Button component={Link} to="/roles/new" leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}>
            {t('roles.add')}
          </Button>
        }
        columns={columns}
        failureTitle={t('roles.failedList')}
        renderCompact={(role) => <CompactRole role={role} term={list.searchTerm} />}
        renderActions={(role) => <RoleActions role={role} onDelete={setRoleToDelete} />}
      >
        <div className={classes.errors}>
          <ErrorList collection="roles" title={failure} />
        </div>
      </ListScreen>
      <ConfirmModal
        isOpen={roleToDelete !== null}
        title={t('roles.askDelete.title', { name: roleToDelete?.name })}
        confirmLabel={t('roles.askDelete.confirm')}
        onConfirm={remove}
        onClose={() => setRoleToDelete(null)}
      >
        {t('roles.askDelete.message')}
      </ConfirmModal>
    </>
  );
}

/** The roles, their permissions and number of users. Requires the permission manage-roles. */
export function RolesScreen() {
  const { t } = useTranslation();
  return (
    <RequirePermission permission="manage-roles" title={t('navigation.roles')}>
      <RoleList />
    </RequirePermission>
  );
}
