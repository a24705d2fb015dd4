import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconArrowBackUp, IconDots, IconRestore, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteMenuMutation } from '../generated/graphql.ts';
import { submit } from '../shared/errors/index.ts';
import { useTimeAgo } from '../shared/i18n/format-time.ts';
import { ConfirmModal, MenuAction, SheetFooter, showToast, StatusMark } from '../shared/ui/index.ts';
import classes from './menu-structure.module.css';
import type { MenuDraft } from './use-menu-draft.ts';

type Props = { draft: MenuDraft; onPublish: () => void; onReload: () => void; onDeleted: () => void };

/** How draft, server and site relate: the one place that says it. */
function MenuState({ draft }: { draft: MenuDraft }) {
  const { t } = useTranslation();
  const timeAgo = useTimeAgo();
  const { menu, isUnsaved, progress } = draft;
  const saved = menu.editor
    ? t('menus.savedBy', { when: timeAgo(menu.updatedAt), name: menu.editor.name })
    : t('menus.saved', { when: timeAgo(menu.updatedAt) });
  return (
    <div className={classes.state}>
      <StatusMark status={menu.published ? 'PUBLISHED' : 'CONCEPT'} hasNewerWork={menu.hasNewerWork || isUnsaved} />
      <span className={classes.saved} role="status">
        {progress === 'waiting' ? t('editor.save.saving') : isUnsaved ? t('editor.save.unsaved') : saved}
      </span>
    </div>
  );
}

/** State of the draft, and what is done with the menu as a whole. */
export function MenuFooter({ draft, onPublish, onReload, onDeleted }: Props) {
  const { t } = useTranslation();
  const { menu, isUnsaved, progress } = draft;
  const isBusy = progress === 'waiting';
  const isCurrent = menu.published && !menu.hasNewerWork && !isUnsaved;
  return (
    <SheetFooter>
      <MenuState draft={draft} />
      <WholeMenuActions draft={draft} onReload={onReload} onDeleted={onDeleted} />
      <Button type="submit" variant="default" disabled={!isUnsaved} loading={isBusy && isUnsaved}>
        {t('menus.store')}
      </Button>
      <Button onClick={onPublish} disabled={isCurrent} loading={isBusy && !isUnsaved}>
        {t('menus.publish')}
      </Button>
    </SheetFooter>
  );
}

/** Deletes the menu; refusals stand in the collection menus. */
function useDeletion({ menu }: MenuDraft, onDeleted: () => void) {
  const { t } = useTranslation();
  const [deleteMenu] = useDeleteMenuMutation();
  return async () => {
    const outcome = await submit(
      'menus',
      async () => (await deleteMenu({ variables: { id: menu.id } })).data?.deleteMenu.errors,
    );
    if (outcome !== 'done') return;
    showToast(t('menus.deleted', { name: menu.name }));
    onDeleted();
  };
}

/** Taking back a publication, the draft's changes, or the whole menu. */
function WholeMenuActions({ draft, onReload, onDeleted }: Omit<Props, 'onPublish'>) {
  const { t } = useTranslation();
  const [asked, ask] = useState<'undo' | 'delete' | null>(null);
  const remove = useDeletion(draft, onDeleted);
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
          <MenuAction
            icon={<IconArrowBackUp {...icon} />}
            label={t('menus.undoPublication')}
            reason={menu.published ? undefined : t('menus.notPublished')}
            onClick={() => ask('undo')}
          />
          <MenuAction
            icon={<IconRestore {...icon} />}
            label={t('menus.discard')}
            reason={isUnsaved ? undefined : t('menus.nothingToDiscard')}
            onClick={onReload}
          />
          <MenuAction icon={<IconTrash {...icon} />} label={t('menus.delete')} onClick={() => ask('delete')} />
        </Menu.Dropdown>
      </Menu>
      <ConfirmModal
        isOpen={asked === 'undo'}
        title={t('menus.askUndo.title')}
        confirmLabel={t('menus.undoPublication')}
        onConfirm={undo}
        onClose={() => ask(null)}
      >
        {t('menus.askUndo.text')}
      </ConfirmModal>
      <ConfirmModal
        isOpen={asked === 'delete'}
        title={t('menus.askDelete.title', { name: menu.name })}
        confirmLabel={t('menus.delete')}
        onConfirm={remove}
        onClose={() => ask(null)}
      >
        {t('menus.askDelete.text')}
      </ConfirmModal>
    </>
  );
}
