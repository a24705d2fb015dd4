import type { RedirectRowFragment } from '../generated/graphql.ts';
import { Button, Menu } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDeleteRedirectMutation, useRedirectsFetch } from '../generated/graphql.ts';
import { getEditorPath } from '../pages/index.ts';
import { useClearedErrors } from '../shared/errors/index.ts';
import { useMutationAction } from '../shared/forms/index.ts';
import { ListErrors, ListScreen, useServerList } from '../shared/list/index.ts';
import { usePermission } from '../shared/session/index.ts';
import { ConfirmModal, EmptyState, MenuActionItem, RowMenu, showToast } from '../shared/ui/index.ts';
import { AddRedirectModal } from './add-redirect-modal.tsx';
import { RedirectSource, RedirectStatus, RedirectTarget, useRedirectColumns } from './redirect-columns.tsx';
import classes from './redirects.module.css';

function AddRedirectButton({ onClick }: { onClick: () => void }) {
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
      <RedirectSource redirect={redirect} term={term} />
      <div className={classes.truncated}>
        <RedirectTarget redirect={redirect} term={term} />
      </div>
      <div className={classes.truncated}>
        <RedirectStatus redirect={redirect} />
      </div>
    </>
  );
}

type MenuProps = { redirect: RedirectRowFragment; onDelete: () => void };

function RedirectMenu({ redirect, onDelete }: MenuProps) {
  const { t } = useTranslation();
  const canEdit = usePermission('edit-page');
  return (
    <RowMenu label={t('redirects.menu', { path: redirect.path })} width={230}>
      <Menu.Item
        component={Link}
        to={getEditorPath(redirect.page.id)}
        leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />}
      >
        {t('redirects.openPage')}
      </Menu.Item>
      <MenuActionItem
        icon={<IconTrash size={16} stroke={1.6} aria-hidden />}
        label={t('redirects.delete')}
        reason={canEdit ? undefined : t('permissions.missing', { permission: 'edit-page' })}
        onClick={onDelete}
      />
    </RowMenu>
  );
}

/** Deletes a redirect. Errors are stored in the error collection "redirects". */
function useDeleteRedirect(onDeleted: () => void) {
  const { t } = useTranslation();
  const [deleteRedirect] = useDeleteRedirectMutation();
  const { failure, run } = useMutationAction('redirects');
  async function remove({ id, path }: RedirectRowFragment) {
    if (!(await run(() => deleteRedirect({ variables: { id } }), t('redirects.failedDelete')))) return;
    showToast(t('redirects.deleted', { path }));
    onDeleted();
  }
  return { failure, remove };
}

/** Overview of redirects. */
export function RedirectsScreen() {
  const { t } = useTranslation();
  const list = useServerList(useRedirectsFetch(), (data) => data.redirects);
  const columns = useRedirectColumns(list.searchTerm);
  const { failure, remove } = useDeleteRedirect(list.reload);
  const [isAdding, setIsAdding] = useState(false);
  const [redirectToDelete, setRedirectToDelete] = useState<RedirectRowFragment | null>(null);
  useClearedErrors('redirects');

  return (
    <>
      <ListScreen
        list={list}
        title={t('navigation.redirects')}
        searchLabel={t('redirects.search')}
        buttons={<AddRedirectButton onClick={() => setIsAdding(true)} />}
        columns={columns}
        failureTitle={t('redirects.failedList')}
        empty={<EmptyState title={t('redirects.empty.title')}>{t('redirects.empty.text')}</EmptyState>}
        renderCompact={(redirect) => <CompactRedirect redirect={redirect} term={list.searchTerm} />}
        renderActions={(redirect) => (
          <RedirectMenu redirect={redirect} onDelete={() => setRedirectToDelete(redirect)} />
        )}
      >
        <div className={classes.errors}>{isAdding ? null : <ListErrors collection="redirects" title={failure} />}</div>
      </ListScreen>
      {isAdding ? (
        <AddRedirectModal
          onAdded={({ path, page }) => {
            showToast(t('redirects.added', { path, title: page.title }));
            list.reload();
          }}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
      <ConfirmModal
        isOpen={redirectToDelete !== null}
        title={t('redirects.ask.title')}
        confirmLabel={t('redirects.delete')}
        onConfirm={async () => {
          if (redirectToDelete) await remove(redirectToDelete);
        }}
        onClose={() => setRedirectToDelete(null)}
      >
        {t('redirects.ask.message', { path: redirectToDelete?.path })}
      </ConfirmModal>
    </>
  );
}
