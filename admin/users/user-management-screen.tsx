import type { UserRowFragment } from '../generated/graphql.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFreshErrors } from '../shared/errors/index.ts';
import {
  ListContent,
  ListErrors,
  ListFooter,
  NothingFound,
  SearchBar,
  SortMenu,
  useKeptScroll,
} from '../shared/list/index.ts';
import { NeedsPermission } from '../shared/permissions/index.ts';
import { announce, SheetBody, SheetHeader, SheetToolbar } from '../shared/ui/index.ts';
import { AddUserModal } from './add-user-modal.tsx';
import { DeleteUserModal } from './delete-user-modal.tsx';
import { EditUserModal } from './edit-user-modal.tsx';
import { subscribeToChanges, useUserChanges } from './use-user-changes.ts';
import { useUserList } from './use-user-list.ts';
import { CompactUser, nameOf } from './user-cells.tsx';
import { useUserColumns, useUserSortOptions } from './user-columns.tsx';
import { clearUserFilter, readUserFilter, writeUserFilter } from './user-filter.ts';
import { UserFilterChips } from './user-filter-chips.tsx';
import { UserActions } from './user-menu.tsx';
import { useAddressParams } from '../shared/address/index.ts';

function Users() {
  const { t, i18n } = useTranslation();
  const [params, setParams] = useAddressParams();
  const filter = readUserFilter(params);
  const { state, store } = useUserList(filter);
  const [isAdding, setIsAdding] = useState(false);
  const [edited, setEdited] = useState<UserRowFragment | null>(null);
  const [deleted, setDeleted] = useState<UserRowFragment | null>(null);
  const [failure, setFailure] = useState<string>();
  const columns = useUserColumns({ term: state.searchTerm, onEdit: setEdited });
  const changes = useUserChanges();
  const sortOptions = useUserSortOptions();
  const scrollRef = useKeptScroll(state.hasLoaded);
  useFreshErrors('users-overview');
  useEffect(() => subscribeToChanges(store.reload), [store]);

  async function resend(user: UserRowFragment) {
    const outcome = await changes.resend(user.id);
    setFailure(outcome === 'done' ? undefined : t('users.failedResend', { name: nameOf(user) }));
    if (outcome === 'done') announce(t('users.resent', { name: nameOf(user) }));
  }

  return (
    <>
      <SheetHeader
        title={t('navigation.users')}
        count={state.hasLoaded ? state.totalItems.toLocaleString(i18n.language) : undefined}
      >
        <SearchBar state={state} store={store} label={t('users.search')} />
        <Button leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={() => setIsAdding(true)}>
          {t('users.add')}
        </Button>
      </SheetHeader>
      <SheetToolbar>
        <UserFilterChips
          filter={filter}
          onChange={(values) => setParams((present) => writeUserFilter(present, values), { replace: true })}
        />
        <SortMenu state={state} store={store} options={sortOptions} />
      </SheetToolbar>
      {isAdding || edited ? null : <ListErrors collection="users-overview" title={failure} />}
      <SheetBody scrollRef={scrollRef}>
        <ListContent
          state={state}
          store={store}
          columns={columns}
          label={t('navigation.users')}
          failureTitle={t('users.failedList')}
          empty={<NothingFound onClear={() => setParams(clearUserFilter, { replace: true })} />}
          actionsHeader={t('pages.column.actions')}
          renderCompact={(user) => <CompactUser user={user} term={state.searchTerm} onEdit={setEdited} />}
          renderActions={(user) => (
            <UserActions
              user={user}
              onEdit={setEdited}
              onResend={(row) => void resend(row)}
              onDelete={(row) => {
                setFailure(undefined);
                setDeleted(row);
              }}
            />
          )}
        />
      </SheetBody>
      <ListFooter state={state} store={store} />
      {isAdding ? <AddUserModal onClose={() => setIsAdding(false)} /> : null}
      {edited ? <EditUserModal user={edited} onClose={() => setEdited(null)} /> : null}
      <DeleteUserModal user={deleted} onFailed={setFailure} onClose={() => setDeleted(null)} />
    </>
  );
}

/** Everybody who can sign in, and who was invited to. Permission manage-users. */
export function UserManagementScreen() {
  const { t } = useTranslation();
  return (
    <NeedsPermission permission="manage-users" title={t('navigation.users')}>
      <Users />
    </NeedsPermission>
  );
}
