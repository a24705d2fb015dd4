import { VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconChevronDown, IconEyeOff } from '@tabler/icons-react';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSlug } from '../pages/index.ts';
import { useErrors } from '../shared/errors/index.ts';
import { type MenuRow, findRowPosition, getMenuRowLabel } from './menu-rows.ts';
import { LinkIcon } from './link-icon.tsx';
import { MenuRowActions } from './menu-row-actions.tsx';
import { MenuRowFields } from './menu-row-fields.tsx';
import { MenuRowHandle } from './menu-row-handle.tsx';
import classes from './menu-list.module.css';
import { type RowActions, useMenuRowName } from './use-row-actions.ts';
import type { MenuRowDrag } from './use-menu-row-drag.ts';

type Props = {
  row: MenuRow;
  rows: readonly MenuRow[];
  actions: RowActions;
  locale: string;
  hidden: 'own' | 'above' | undefined;
  drag: MenuRowDrag;
};

/** Returns a short description of the entry's link. */
function describeTarget({ link }: MenuRow): string {
  if (link === null) return '';
  if (link.kind === 'INTERNAL') return link.page ? formatSlug(link.page.slug) : link.value && formatSlug(link.value);
  return link.kind === 'ANCHOR' && link.value !== '' ? `#${link.value.replace(/^#/, '')}` : link.value;
}

/** One entry: collapsed it shows label and link, expanded its fields. */
export function MenuRowItem({ row, rows, actions, locale, hidden, drag }: Props) {
  const { t } = useTranslation();
  const rowName = useMenuRowName();
  const id = useId();
  const isOpen = actions.openKey === row.key;
  const hasProblem = useErrors('menus').some(({ property }) => property.startsWith(`menu.${row.key}.`));
  const { place: position, count, parent } = findRowPosition(rows, row.key);
  const style = { '--level': row.depth, '--aim': drag.dropIndicator?.depth ?? 0 } as CSSProperties;
  return (
    <li
      className={classes.item}
      style={style}
      aria-level={row.depth + 1}
      aria-posinset={position}
      aria-setsize={count}
      data-edge={drag.dropIndicator?.edge}
      data-dragged={drag.isDragged || undefined}
      {...drag.row}
    >
      <div className={classes.row} data-open={isOpen || undefined}>
        <div className={classes.head}>
          <MenuRowHandle name={rowName(row)} drag={drag} onMove={(direction) => actions.move(row.key, direction)} />
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => actions.open(isOpen ? null : row.key)}
          >
            <LinkIcon kind={row.link?.kind ?? null} className="ui-fixed ui-dim" />
            <span className={classes.label} data-empty={getMenuRowLabel(row) === '' || undefined}>
              {rowName(row)}
            </span>
            {parent && <VisuallyHidden>{t('menus.below', { parent: rowName(parent) })}</VisuallyHidden>}
            <span className={classes.target}>{describeTarget(row)}</span>
            {hidden && (
              <span className={classes.hidden}>
                <IconEyeOff size={16} stroke={1.6} aria-hidden />
                {t(hidden === 'own' ? 'menus.hidden' : 'menus.hiddenAbove')}
              </span>
            )}
            {hasProblem && (
              <IconAlertCircle
                className="ui-fixed ui-bad"
                size={17}
                stroke={1.6}
                role="img"
                aria-label={t('menus.hasProblem')}
              />
            )}
            <IconChevronDown className={classes.chevron} size={16} stroke={1.6} aria-hidden />
          </button>
          <MenuRowActions row={row} rows={rows} actions={actions} />
        </div>
        <div id={id} className={classes.body} hidden={!isOpen}>
          {isOpen && (
            <MenuRowFields row={row} locale={locale} isNew={actions.addedKey === row.key} onChange={actions.edit} />
          )}
        </div>
      </div>
    </li>
  );
}
