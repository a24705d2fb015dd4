import type { MenuDraftFragment } from '../generated/graphql.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Location } from 'react-router-dom';
import { useErrors, useFreshErrors } from '../shared/errors/index.ts';
import { LeaveGuard } from '../shared/leaving/index.ts';
import { ListErrors } from '../shared/list/index.ts';
import { EmptyState, SheetBody, showToast } from '../shared/ui/index.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { MenuFooter } from './menu-footer.tsx';
import { MenuList } from './menu-list.tsx';
import type { MenuRow } from './menu-rows.ts';
import classes from './menu-structure.module.css';
import { useMenuDraft } from './use-menu-draft.ts';
import { type RowDeeds, useRowDeeds } from './use-row-deeds.ts';

const isOtherMenu = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || from.search !== to.search;

type Props = { loaded: MenuDraftFragment; onReload: () => void; onDeleted: () => void };

/** Opens the first entry that the server found fault with, and puts the focus there; the entries stand in the form. */
function useShowFaulty(rows: readonly MenuRow[], { open }: RowDeeds): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const errors = useErrors('menus');
  const [shown, setShown] = useState(errors);
  if (shown !== errors) {
    setShown(errors);
    const faulty = rows.find(({ key }) => errors.some(({ property }) => property.startsWith(`menu.${key}.`)));
    if (faulty) open(faulty.key);
  }
  useEffect(() => {
    if (errors.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}

/** The entries of one menu, put in order by drag and by keyboard; a draft until they are published. */
export function MenuEditor({ loaded, onReload, onDeleted }: Props) {
  const { t } = useTranslation();
  const draft = useMenuDraft(loaded);
  const deeds = useRowDeeds(draft);
  const { menu, rows, progress } = draft;
  const form = useShowFaulty(rows, deeds);
  useFreshErrors('menus');

  async function publish() {
    if (!(await draft.publish())) return;
    showToast(t('menus.published', { name: menu.name }), {
      label: t('menus.undo'),
      run: () => void draft.undoPublication(),
    });
  }
  const add = (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
      onClick={() => deeds.add(null)}
    >
      {t('menus.add')}
    </Button>
  );

  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void draft.store();
      }}
    >
      {progress === 'conflict' ? (
        <ConflictNotice onReload={onReload} onOverwrite={() => void draft.overwrite()} />
      ) : (
        <div className={classes.errors}>
          <ListErrors collection="menus" title={progress === 'failed' ? t('menus.failed') : undefined} />
        </div>
      )}
      <SheetBody>
        {rows.length === 0 ? (
          <EmptyState title={t('menus.noEntries.title')} actions={add}>
            {t('menus.noEntries.text')}
          </EmptyState>
        ) : (
          <div className={classes.sheet}>
            <p className={classes.hint}>{t('menus.hint')}</p>
            <MenuList rows={rows} deeds={deeds} locale={menu.locale} name={menu.name} />
            {add}
          </div>
        )}
      </SheetBody>
      <MenuFooter draft={draft} onPublish={() => void publish()} onReload={onReload} onDeleted={onDeleted} />
      <LeaveGuard
        isUnsaved={() => draft.isUnsaved}
        isLeaving={isOtherMenu}
        text={t('common.unsavedLost')}
        onStore={draft.store}
      />
    </form>
  );
}
