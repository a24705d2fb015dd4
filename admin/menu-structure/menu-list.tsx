import type { MenuRow } from './menu-rows.ts';
import { useTranslation } from 'react-i18next';
import { findHiddenRows } from './menu-rows.ts';
import { MenuRowItem } from './menu-row-item.tsx';
import type { RowActions } from './use-row-actions.ts';
import { useMenuRowDrag } from './use-menu-row-drag.ts';

type Props = { rows: readonly MenuRow[]; actions: RowActions; locale: string; name: string };

/** The entries of a menu, indented by depth. */
export function MenuList({ rows, actions, locale, name }: Props) {
  const { t } = useTranslation();
  const getRowDrag = useMenuRowDrag(rows, actions.reorder);
  const hidden = findHiddenRows(rows);
  return (
    <ol className="ui-stack ui-wide" aria-label={t('menus.entries', { name })}>
      {rows.map((row, index) => (
        <MenuRowItem
          key={row.key}
          {...{ row, rows, actions, locale }}
          hidden={hidden.get(row.key)}
          drag={getRowDrag(row.key, index)}
        />
      ))}
    </ol>
  );
}
