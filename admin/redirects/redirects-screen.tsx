import type { RedirectRowFragment } from '../generated/graphql.ts';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDeleteRedirectMutation } from '../generated/graphql.ts';
import { editorPath } from '../pages/index.ts';
import { submit, useFreshErrors } from '../shared/errors/index.ts';
import { ListContent, ListErrors, ListFooter, SearchBar } from '../shared/list/index.ts';
import { usePermission } from '../shared/session/index.ts';
import { ConfirmModal, EmptyState, MenuAction, SheetBody, SheetHeader, showToast } from '../shared/ui/index.ts';
import { AddRedirectModal } from './add-redirect-modal.tsx';
import { OldAddress, RedirectState, TargetPage, useRedirectColumns } from './redirect-columns.tsx';
import classes from './redirects.module.css';
import { useRedirectList } from './use-redirect-list.ts';

function AddButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  if (!usePermission('edit-page')) return null;
  return (
    <Button leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={onClick}>
      {t('redirects.add')}
    </Button>
  );
}

function CompactRedirect({ redirect, term }: { redirect: RedirectRowFragment; term: string }) {
  return (
    <>
      <OldAddress redirect={redirect} term={term} />
      <div className={classes.cut}>
        <TargetPage redirect={redirect} term={term} />
      </div>
      <div className={classes.cut}>
        <RedirectState redirect={redirect} />
      </div>
    </>
  );
}

type MenuProps = { redirect: RedirectRowFragment; onDelete: () => void };

function RedirectMenu({ redirect, onDelete }: MenuProps) {
  const { t } = useTranslation();
  const mayEdit = usePermission('edit-page');
  const name = t('redirects.menu', { path: redirect.path });
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <ActionIcon size="sm" aria-label={name}>
          <IconDots size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={name}>
        <Menu.Item
          component={Link}
          to={editorPath(redirect.page.id)}
          leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />}
        >
          {t('redirects.openPage')}
        </Menu.Item>
        <MenuAction
          icon={<IconTrash size={16} stroke={1.6} aria-hidden />}
          label={t('redirects.delete')}
          reason={mayEdit ? undefined : t('permissions.missing', { permission: 'edit-page' })}
          onClick={onDelete}
        />
      </Menu.Dropdown>
    </Menu>
  );
}

/** Deletes a redirect; refusals stand in the collection redirects. */
function useDeletion(onDeleted: () => void) {
  const { t } = useTranslation();
  const [deleteRedirect] = useDeleteRedirectMutation();
  const [failure, setFailure] = useState<string>();
  async function remove({ id, path }: RedirectRowFragment) {
    const outcome = await submit('redirects', async () => {
      const { data } = await deleteRedirect({ variables: { id } });
      return data?.deleteRedirect.errors;
    });
    setFailure(outcome === 'done' ? undefined : t('redirects.failedDelete'));
    if (outcome !== 'done') return;
    showToast(t('redirects.deleted', { path }));
    onDeleted();
  }
  return { failure, remove };
}

/** Old addresses and where they lead. */
export function RedirectsScreen() {
  const { t, i18n } = useTranslation();
  const { state, store } = useRedirectList();
  const columns = useRedirectColumns(state.searchTerm);
  const { failure, remove } = useDeletion(store.reload);
  const [isAdding, setIsAdding] = useState(false);
  const [deleted, setDeleted] = useState<RedirectRowFragment | null>(null);
  useFreshErrors('redirects');

  return (
    <>
      <SheetHeader
        title={t('navigation.redirects')}
        count={state.hasLoaded ? state.totalItems.toLocaleString(i18n.language) : undefined}
      >
        <SearchBar state={state} store={store} label={t('redirects.search')} />
        <AddButton onClick={() => setIsAdding(true)} />
      </SheetHeader>
      <div className={classes.space}>{isAdding ? null : <ListErrors collection="redirects" title={failure} />}</div>
      <SheetBody>
        <ListContent
          state={state}
          store={store}
          columns={columns}
          label={t('navigation.redirects')}
          failureTitle={t('redirects.failedList')}
          empty={
            state.searchTerm === '' ? (
              <EmptyState title={t('redirects.empty.title')}>{t('redirects.empty.text')}</EmptyState>
            ) : undefined
          }
          actionsHeader={t('pages.column.actions')}
          renderCompact={(redirect) => <CompactRedirect redirect={redirect} term={state.searchTerm} />}
          renderActions={(redirect) => <RedirectMenu redirect={redirect} onDelete={() => setDeleted(redirect)} />}
        />
      </SheetBody>
      <ListFooter state={state} store={store} />
      {isAdding ? (
        <AddRedirectModal
          onAdded={({ path, page }) => {
            showToast(t('redirects.added', { path, title: page.title }));
            store.reload();
          }}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
      <ConfirmModal
        isOpen={deleted !== null}
        title={t('redirects.ask.title')}
        confirmLabel={t('redirects.delete')}
        onConfirm={async () => {
          if (deleted) await remove(deleted);
        }}
        onClose={() => setDeleted(null)}
      >
        {t('redirects.ask.message', { path: deleted?.path })}
      </ConfirmModal>
    </>
  );
}
