import type { RoleRowFragment } from '../generated/graphql.ts';
import type { Column } from '../shared/list/index.ts';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { ErrorList, useClearedErrors } from '../shared/errors/index.ts';
import { ListContent, ListFooter, RowLink, SearchBar } from '../shared/list/index.ts';
import { RequirePermission, useRoleSummary } from '../shared/permissions/index.ts';
import { announce, ConfirmModal, Highlight, MenuActionItem, ScreenBody, ScreenHeader } from '../shared/ui/index.ts';
import { useRoleList } from './use-role-list.ts';
import classes from './roles-screen.module.css';
import { useRemoveRole } from './use-remove-role.ts';

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
  const title = t('roles.menu', { name: role.name });
  const inUseReason = role.userCount ? t('roles.inUse', { count: role.userCount }) : undefined;
  return (
    <Menu position="bottom-end" width={250}>
      <Menu.Target>
        <ActionIcon size="sm" aria-label={title}>
          <IconDots size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={title}>
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
      </Menu.Dropdown>
    </Menu>
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
  const { t, i18n } = useTranslation();
  const { state, store } = useRoleList();
  const columns = useRoleColumns(state.searchTerm);
  const removeRole = useRemoveRole();
  const [roleToDelete, setRoleToDelete] = useState<RoleRowFragment | null>(null);
  const [failure, setFailure] = useState<string>();
  useClearedErrors('roles');

  async function remove() {
    if (roleToDelete === null) return;
    const outcome = await removeRole(roleToDelete.id);
    setFailure(outcome === 'done' ? undefined : t('roles.failedDelete', { name: roleToDelete.name }));
    if (outcome === 'done') announce(t('roles.deleted', { name: roleToDelete.name }));
    store.reload();
  }

  return (
    <>
      <ScreenHeader
        title={t('navigation.roles')}
        count={state.hasLoaded ? state.totalItems.toLocaleString(i18n.language) : undefined}
      >
        <SearchBar state={state} store={store} label={t('roles.search')} />
        <Button component={Link} to="/roles/new" leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}>
          {t('roles.add')}
        </Button>
      </ScreenHeader>
      <div className={classes.errors}>
        <ErrorList collection="roles" title={failure} />
      </div>
      <ScreenBody>
        <ListContent
          state={state}
          store={store}
          columns={columns}
          label={t('navigation.roles')}
          failureTitle={t('roles.failedList')}
          actionsHeader={t('pages.column.actions')}
          renderCompact={(role) => <CompactRole role={role} term={state.searchTerm} />}
          renderActions={(role) => <RoleActions role={role} onDelete={setRoleToDelete} />}
        />
      </ScreenBody>
      <ListFooter state={state} store={store} />
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
