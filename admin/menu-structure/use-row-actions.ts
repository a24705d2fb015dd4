import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce, showToast } from '../shared/ui/index.ts';
import { addMenuRow, type MoveDirection, moveMenuRow, removeMenuRow } from './edit-menu-rows.ts';
import { type MenuRow, findRowPosition, getMenuRowLabel } from './menu-rows.ts';

export type RowActions = {
  /** The expanded entry. */
  openKey: string | null;
  /** The entry created last; its first field gets the focus. */
  addedKey: string | null;
  open: (key: string | null) => void;
  add: (parentKey: string | null) => void;
  edit: (row: MenuRow) => void;
  move: (key: string, direction: MoveDirection) => void;
  /** Applies an order that was set by dragging. */
  reorder: (key: string, rows: readonly MenuRow[]) => void;
  remove: (key: string) => void;
};

type Props = { rows: readonly MenuRow[]; change: (rows: readonly MenuRow[]) => void };

/** Returns a function for an entry's name, with a placeholder for unnamed entries. */
export function useMenuRowName(): (row: MenuRow) => string {
  const { t } = useTranslation();
  return (row) => getMenuRowLabel(row) || t('menus.nameless');
}

/** Actions on a menu's entries; each result is announced to screen readers. */
export function useRowActions({ rows, change }: Props): RowActions {
  const { t } = useTranslation();
  const rowName = useMenuRowName();
  const [openKey, open] = useState<string | null>(null);
  const [addedKey, setAddedKey] = useState<string | null>(null);

  function announcePosition(after: readonly MenuRow[], key: string) {
    const row = after.find((one) => one.key === key);
    if (!row) return;
    const { place: position, count, parent } = findRowPosition(after, key);
    const announcement = { name: rowName(row), place: position, count };
    announce(
      parent ? t('menus.movedBelow', { ...announcement, parent: rowName(parent) }) : t('menus.moved', announcement),
    );
  }
  function reorder(key: string, after: readonly MenuRow[]) {
    change(after);
    announcePosition(after, key);
  }

  return {
    openKey,
    addedKey,
    open,
    reorder,
    add: (parentKey) => {
      const row: MenuRow = {
        key: crypto.randomUUID(),
        label: '',
        depth: 0,
        link: {
          kind: 'INTERNAL',
          value: '',
          page: null,
        },
      };
      change(addMenuRow(rows, row, parentKey));
      open(row.key);
      setAddedKey(row.key);
      announce(t('menus.added'));
    },
    edit: (row) => change(rows.map((one) => (one.key === row.key ? row : one))),
    move: (key, direction) => {
      const after = moveMenuRow(rows, key, direction);
      if (after) reorder(key, after);
      else announce(t('menus.notMoved'));
    },
    remove: (key) => {
      const row = rows.find((one) => one.key === key);
      if (!row) return;
      change(removeMenuRow(rows, key));
      showToast(t('menus.removed', { name: rowName(row) }), {
        label: t('menus.undo'),
        run: () => change(rows),
      });
    },
  };
}
