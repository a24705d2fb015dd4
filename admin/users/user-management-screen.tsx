import type { UserRowFragment } from '../generated/graphql.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClearedErrors } from '../shared/errors/index.ts';
import {
  ListContent,
  ListErrors,
  ListFooter,
  NoResults,
  SearchBar,
  SortMenu,
  useRestoredScroll,
} from '../shared/list/index.ts';
import { RequirePermission } from '../shared/permissions/index.ts';
import { announce, ScreenBody, ScreenHeader, ScreenToolbar } from '../shared/ui/index.ts';
import { AddUserModal } from './add-user-modal.tsx';
import { DeleteUserModal } from './delete-user-modal.tsx';
import { EditUserModal } from './edit-user-modal.tsx';
import { subscribeToUserChanges, useUserChanges } from './use-user-changes.ts';
import { useUserList } from './use-user-list.ts';
import { CompactUserRow, getUserDisplayName } from './user-cells.tsx';
import { useUserColumns, useUserSortOptions } from './user-columns.tsx';
import { clearUserFilter, readUserFilter, writeUserFilter } from './user-filter.ts';
import { UserFilterChips } from './user-filter-chips.tsx';
import { UserRowMenu } from './user-row-menu.tsx';
import { useUrlParams } from '../shared/url/index.ts';

function UserList() {
  const { t, i18n } = useTranslation();
  const [params, setParams] = useUrlParams();
  const filter = readUserFilter(params);
  const { state, store } = useUserList(filter);
  const [isAdding, setIsAdding] = useState(false);
  const [userToEdit, setUserToEdit] = useState<UserRowFragment | null>(null);
  const [userToDelete, setUserToDelete] = useState<UserRowFragment | null>(null);
  const [failure, setFailure] = useState<string>();
  const columns = useUserColumns({ term: state.searchTerm, onEdit: setUserToEdit });
  const changes = useUserChanges();
  const sortOptions = useUserSortOptions();
  const scrollRef = useRestoredScroll(state.hasLoaded);
  useClearedErrors('users-overview');
  useEffect(() => subscribeToUserChanges(store.reload), [store]);

  async function resend(user: UserRowFragment) {
    const outcome = await changes.resend(user.id);
    setFailure(outcome === 'done' ? undefined : t('users.failedResend', { name: getUserDisplayName(user) }));
    if (outcome === 'done') announce(t('users.resent', { name: getUserDisplayName(user) }));
  }

  return (
    <>
      <ScreenHeader
        title={t('navigation.users')}
        count={state.hasLoaded ? state.totalItems.toLocaleString(i18n.language) : undefined}
      >
        <SearchBar state={state} store={store} label={t('users.search')} />
        <Button leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={() => setIsAdding(true)}>
          {t('users.add')}
        </Button>
      </ScreenHeader>
      <ScreenToolbar>
        <UserFilterChips
          filter={filter}
          onChange={(values) => setParams((current) => writeUserFilter(current, values), { replace: true })}
        />
        <SortMenu state={state} store={store} options={sortOptions} />
      </ScreenToolbar>
      {isAdding || userToEdit ? null : <ListErrors collection="users-overview" title={failure} />}
      <ScreenBody scrollRef={scrollRef}>
        <ListContent
          state={state}
          store={store}
          columns={columns}
          label={t('navigation.users')}
          failureTitle={t('users.failedList')}
          empty={<NoResults onClear={() => setParams(clearUserFilter, { replace: true })} />}
          actionsHeader={t('pages.column.actions')}
          renderCompact={(user) => <CompactUserRow user={user} term={state.searchTerm} onEdit={setUserToEdit} />}
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
        />
      </ScreenBody>
      <ListFooter state={state} store={store} />
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
