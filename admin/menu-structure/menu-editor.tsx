import type { MenuDraftFragment } from '../generated/graphql.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Location } from 'react-router-dom';
import { useErrors, useClearedErrors } from '../shared/errors/index.ts';
import { UnsavedChangesGuard } from '../shared/unsaved-changes/index.ts';
import { ListErrors } from '../shared/list/index.ts';
import { ConflictNotice, EmptyState, ScreenBody, showToast } from '../shared/ui/index.ts';
import { MenuFooter } from './menu-footer.tsx';
import { MenuList } from './menu-list.tsx';
import type { MenuRow } from './menu-rows.ts';
import classes from './menu-structure.module.css';
import { useMenuDraft } from './use-menu-draft.ts';
import { type RowActions, useRowActions } from './use-row-actions.ts';

const isOtherMenu = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || from.search !== to.search;

type Props = { loaded: MenuDraftFragment; onReload: () => void; onDeleted: () => void };

/**
 * Opens the first entry with a validation error and focuses its field. The returned ref belongs on the form around the
 * entries.
 */
function useOpenFirstInvalid(rows: readonly MenuRow[], { open }: RowActions): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const errors = useErrors('menus');
  const [shownErrors, setShownErrors] = useState(errors);
  if (shownErrors !== errors) {
    setShownErrors(errors);
    const invalidRow = rows.find(({ key }) => errors.some(({ property }) => property.startsWith(`menu.${key}.`)));
    if (invalidRow) open(invalidRow.key);
  }
  useEffect(() => {
    if (errors.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}

/** Editor for the entries of one menu. Changes stay a draft until they are published. */
export function MenuEditor({ loaded, onReload, onDeleted }: Props) {
  const { t } = useTranslation();
  const draft = useMenuDraft(loaded);
  const actions = useRowActions(draft);
  const { menu, rows, progress } = draft;
  const form = useOpenFirstInvalid(rows, actions);
  useClearedErrors('menus');

  async function publish() {
    if (!(await draft.publish())) return;
    showToast(t('menus.published', { name: menu.name }), {
      label: t('menus.undo'),
      run: () => void draft.undoPublication(),
    });
  }
  const addButton = (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
      onClick={() => actions.add(null)}
    >
      {t('menus.add')}
    </Button>
  );

  return (
    <form
      ref={form}
      className="ui-stack ui-fill"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void draft.store();
      }}
    >
      {progress === 'conflict' ? (
        <div className="ui-border-bottom">
          <ConflictNotice
            title={t('menus.conflict.title')}
            text={t('menus.conflict.text')}
            onReload={onReload}
            onOverwrite={() => void draft.overwrite()}
          />
        </div>
      ) : (
        <div className={classes.errors}>
          <ListErrors collection="menus" title={progress === 'failed' ? t('menus.failed') : undefined} />
        </div>
      )}
      <ScreenBody>
        {rows.length === 0 ? (
          <EmptyState title={t('menus.noEntries.title')} actions={addButton}>
            {t('menus.noEntries.text')}
          </EmptyState>
        ) : (
          <div className={classes.sheet}>
            <p className="ui-dim">{t('menus.hint')}</p>
            <MenuList rows={rows} actions={actions} locale={menu.locale} name={menu.name} />
            {addButton}
          </div>
        )}
      </ScreenBody>
      <MenuFooter draft={draft} onPublish={() => void publish()} onReload={onReload} onDeleted={onDeleted} />
      <UnsavedChangesGuard
        isUnsaved={() => draft.isUnsaved}
        isLeaving={isOtherMenu}
        text={t('common.unsavedLost')}
        onStore={draft.store}
      />
    </form>
  );
}
