import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type UserRowFragment, useUsersFetch } from '../generated/graphql.ts';
import { useClearedErrors } from '../shared/errors/index.ts';
import { ListErrors, ListScreen, NoResults, SortMenu, useRestoredScroll, useServerList } from '../shared/list/index.ts';
import { RequirePermission } from '../shared/permissions/index.ts';
import { announce, ScreenToolbar } from '../shared/ui/index.ts';
import { AddUserModal } from './add-user-modal.tsx';
import { DeleteUserModal } from './delete-user-modal.tsx';
import { EditUserModal } from './edit-user-modal.tsx';
import { subscribeToUserChanges, useUserChanges } from './use-user-changes.ts';
import { CompactUserRow, getUserDisplayName } from './user-cells.tsx';
import { useUserColumns, useUserSortOptions } from './user-columns.tsx';
import { clearUserFilter, readUserFilter, writeUserFilter } from './user-filter.ts';
import { UserFilterChips } from './user-filter-chips.tsx';
import { UserRowMenu } from './user-row-menu.tsx';
import { useUrlParams } from '../shared/url/index.ts';

const sorts = { name: 'NAME', email: 'EMAIL', jobTitle: 'JOB_TITLE', role: 'ROLE', createdAt: 'CREATED_AT' } as const;

function UserList() {
  const { t } = useTranslation();
  const [params, setParams] = useUrlParams();
  const filter = readUserFilter(params);
  const list = useServerList(useUsersFetch(), (data) => data.users, {
    sorts,
    sorting: { columnToSort: 'name', sortOrder: 'asc' },
    variables: { filter },
  });
  const { reload, searchTerm: term } = list;
  const [isAdding, setIsAdding] = useState(false);
  const [userToEdit, setUserToEdit] = useState<UserRowFragment | null>(null);
  const [userToDelete, setUserToDelete] = useState<UserRowFragment | null>(null);
  const [failure, setFailure] = useState<string>();
  const columns = useUserColumns({ term, onEdit: setUserToEdit });
  const changes = useUserChanges();
  const sortOptions = useUserSortOptions();
  const scrollRef = useRestoredScroll(list.hasLoaded);
  useClearedErrors('users-overview');
  useEffect(() => subscribeToUserChanges(reload), [reload]);

  async function resend(user: UserRowFragment) {
    const outcome = await changes.resend(user.id);
    setFailure(outcome === 'done' ? undefined : t('users.failedResend', { name: getUserDisplayName(user) }));
    if (outcome === 'done') announce(t('users.resent', { name: getUserDisplayName(user) }));
  }

  return (
    <>
      <ListScreen
        list={list}
        title={t('navigation.users')}
        searchLabel={t('users.search')}
        buttons={
          <Button leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={() => setIsAdding(true)}>
            {t('users.add')}
          </Button>
        }
        scrollRef={scrollRef}
        columns={columns}
        failureTitle={t('users.failedList')}
        noResults={<NoResults onClear={() => setParams(clearUserFilter, { replace: true })} />}
        renderCompact={(user) => <CompactUserRow user={user} term={term} onEdit={setUserToEdit} />}
        renderActions={(user) => (
          <UserRowMenu
            user={user}
            onEdit={setUserToEdit}
            onResend={(row) => void resend(row)}
            onDelete={(row) => {
              setFailure(undefined);
              setUserToDelete(row);
            }}
          />
        )}
      >
        <ScreenToolbar>
          <UserFilterChips
            filter={filter}
            onChange={(values) => setParams((current) => writeUserFilter(current, values), { replace: true })}
          />
          <SortMenu list={list} options={sortOptions} />
        </ScreenToolbar>
        {isAdding || userToEdit ? null : <ListErrors collection="users-overview" title={failure} />}
      </ListScreen>
      {isAdding ? <AddUserModal onClose={() => setIsAdding(false)} /> : null}
      {userToEdit ? <EditUserModal user={userToEdit} onClose={() => setUserToEdit(null)} /> : null}
      <DeleteUserModal user={userToDelete} onFailed={setFailure} onClose={() => setUserToDelete(null)} />
    </>
  );
}

/** All users and invitations. Requires the permission manage-users. */
export function UserManagementScreen() {
  const { t } = useTranslation();
  return (
    <RequirePermission permission="manage-users" title={t('navigation.users')}>
      <UserList />
    </RequirePermission>
  );
}
