import type { MenuRow } from './menu-rows.ts';
import { useTranslation } from 'react-i18next';
import { findHidden } from './menu-rows.ts';
import { MenuRowItem } from './menu-row-item.tsx';
import classes from './menu-list.module.css';
import type { RowDeeds } from './use-row-deeds.ts';
import { useRowDrag } from './use-row-drag.ts';

type Props = { rows: readonly MenuRow[]; deeds: RowDeeds; locale: string; name: string };

/** The entries of a menu, each as far in as its level is deep. */
export function MenuList({ rows, deeds, locale, name }: Props) {
  const { t } = useTranslation();
  const dragOf = useRowDrag(rows, deeds.reorder);
  const hidden = findHidden(rows);
  return (
    <ol className={classes.list} aria-label={t('menus.entries', { name })}>
      {rows.map((row, index) => (
        <MenuRowItem
          key={row.key}
          {...{ row, rows, deeds, locale }}
          hidden={hidden.get(row.key)}
          drag={dragOf(row.key, index)}
        />
      ))}
    </ol>
  );
}
