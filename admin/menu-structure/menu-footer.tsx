import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconArrowBackUp, IconDots, IconRestore, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteMenuMutation } from '../generated/graphql.ts';
import { submitMutation } from '../shared/errors/index.ts';
import { useTimeAgo } from '../shared/i18n/format-time.ts';
import { ConfirmModal, MenuActionItem, ScreenFooter, showToast, StatusBadge } from '../shared/ui/index.ts';
import classes from './menu-structure.module.css';
import type { MenuDraft } from './use-menu-draft.ts';

type Props = { draft: MenuDraft; onPublish: () => void; onReload: () => void; onDeleted: () => void };

/** Shows whether the draft is saved and published. */
function MenuStatus({ draft }: { draft: MenuDraft }) {
  const { t } = useTranslation();
  const timeAgo = useTimeAgo();
  const { menu, isUnsaved, progress } = draft;
  const savedText = menu.editor
    ? t('menus.savedBy', { when: timeAgo(menu.updatedAt), name: menu.editor.name })
    : t('menus.saved', { when: timeAgo(menu.updatedAt) });
  return (
    <div className={classes.state}>
      <StatusBadge status={menu.published ? 'PUBLISHED' : 'CONCEPT'} hasNewerWork={menu.hasNewerWork || isUnsaved} />
      <span className="ui-dim" role="status">
        {progress === 'waiting' ? t('editor.save.saving') : isUnsaved ? t('editor.save.unsaved') : savedText}
      </span>
    </div>
  );
}

/** Status of the draft, and actions on the whole menu. */
export function MenuFooter({ draft, onPublish, onReload, onDeleted }: Props) {
  const { t } = useTranslation();
  const { menu, isUnsaved, progress } = draft;
  const isBusy = progress === 'waiting';
  const isCurrent = menu.published && !menu.hasNewerWork && !isUnsaved;
  return (
    <ScreenFooter>
      <MenuStatus draft={draft} />
      <MenuActions draft={draft} onReload={onReload} onDeleted={onDeleted} />
      <Button type="submit" variant="default" disabled={!isUnsaved} loading={isBusy && isUnsaved}>
        {t('menus.store')}
      </Button>
      <Button onClick={onPublish} disabled={isCurrent} loading={isBusy && !isUnsaved}>
        {t('menus.publish')}
      </Button>
    </ScreenFooter>
  );
}

/** Deletes the menu. Errors are stored in the error collection "menus". */
function useDeleteMenu({ menu }: MenuDraft, onDeleted: () => void) {
  const { t } = useTranslation();
  const [deleteMenu] = useDeleteMenuMutation();
  return async () => {
    const { outcome } = await submitMutation('menus', () => deleteMenu({ variables: { id: menu.id } }));
    if (outcome !== 'done') return;
    showToast(t('menus.deleted', { name: menu.name }));
    onDeleted();
  };
}

/** Undoes a publication, discards the draft's changes, or deletes the menu. */
function MenuActions({ draft, onReload, onDeleted }: Omit<Props, 'onPublish'>) {
  const { t } = useTranslation();
  const [confirming, setConfirming] = useState<'undo' | 'delete' | null>(null);
  const remove = useDeleteMenu(draft, onDeleted);
  const { menu, isUnsaved } = draft;
  const title = t('menus.wholeActions', { name: menu.name });
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;
  const undo = async () => {
    if (await draft.undoPublication()) showToast(t('menus.undone', { name: menu.name }));
  };
  return (
    <>
      <Menu position="top-end" width={280}>
        <Menu.Target>
          <ActionIcon aria-label={title}>
            <IconDots size={18} stroke={1.8} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown aria-label={title}>
          <MenuActionItem
            icon={<IconArrowBackUp {...icon} />}
            label={t('menus.undoPublication')}
            reason={menu.published ? undefined : t('menus.notPublished')}
            onClick={() => setConfirming('undo')}
          />
          <MenuActionItem
            icon={<IconRestore {...icon} />}
            label={t('menus.discard')}
            reason={isUnsaved ? undefined : t('menus.nothingToDiscard')}
            onClick={onReload}
          />
          <MenuActionItem
            icon={<IconTrash {...icon} />}
            label={t('menus.delete')}
            onClick={() => setConfirming('delete')}
          />
        </Menu.Dropdown>
      </Menu>
      <ConfirmModal
        isOpen={confirming === 'undo'}
        title={t('menus.askUndo.title')}
        confirmLabel={t('menus.undoPublication')}
        onConfirm={undo}
        onClose={() => setConfirming(null)}
      >
        {t('menus.askUndo.text')}
      </ConfirmModal>
      <ConfirmModal
        isOpen={confirming === 'delete'}
        title={t('menus.askDelete.title', { name: menu.name })}
        confirmLabel={t('menus.delete')}
        onConfirm={remove}
        onClose={() => setConfirming(null)}
      >
        {t('menus.askDelete.text')}
      </ConfirmModal>
    </>
  );
}
