import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce, showToast } from '../shared/ui/index.ts';
import { addRow, type Direction, moveRow, removeRow } from './change-rows.ts';
import { type MenuRow, placeOf, wordsOf } from './menu-rows.ts';

export type RowDeeds = {
  /** The entry whose fields are open. */
  opened: string | null;
  /** The entry that was made last, whose first field takes the focus. */
  added: string | null;
  open: (key: string | null) => void;
  add: (parentKey: string | null) => void;
  edit: (row: MenuRow) => void;
  move: (key: string, direction: Direction) => void;
  /** Takes over an order that a drag made. */
  reorder: (key: string, rows: readonly MenuRow[]) => void;
  remove: (key: string) => void;
};

type Props = { rows: readonly MenuRow[]; change: (rows: readonly MenuRow[]) => void };

/** The name of an entry, for what has none yet too. */
export function useRowName(): (row: MenuRow) => string {
  const { t } = useTranslation();
  return (row) => wordsOf(row) || t('menus.nameless');
}

/** What is done to the entries of a menu; each deed is spoken. */
export function useRowDeeds({ rows, change }: Props): RowDeeds {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const [opened, open] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);

  function speakPlace(after: readonly MenuRow[], key: string) {
    const row = after.find((one) => one.key === key);
    if (!row) return;
    const { place, count, parent } = placeOf(after, key);
    const where = { name: nameOf(row), place, count };
    announce(parent ? t('menus.movedBelow', { ...where, parent: nameOf(parent) }) : t('menus.moved', where));
  }
  function reorder(key: string, after: readonly MenuRow[]) {
    change(after);
    speakPlace(after, key);
  }

  return {
    opened,
    added,
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
      change(addRow(rows, row, parentKey));
      open(row.key);
      setAdded(row.key);
      announce(t('menus.added'));
    },
    edit: (row) => change(rows.map((one) => (one.key === row.key ? row : one))),
    move: (key, direction) => {
      const after = moveRow(rows, key, direction);
      if (after) reorder(key, after);
      else announce(t('menus.notMoved'));
    },
    remove: (key) => {
      const row = rows.find((one) => one.key === key);
      if (!row) return;
      change(removeRow(rows, key));
      showToast(t('menus.removed', { name: nameOf(row) }), {
        label: t('menus.undo'),
        run: () => change(rows),
      });
    },
  };
}
