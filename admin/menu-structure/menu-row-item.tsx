import { VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconChevronDown, IconEyeOff } from '@tabler/icons-react';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { showSlug } from '../pages/index.ts';
import { useErrors } from '../shared/errors/index.ts';
import { type MenuRow, placeOf, wordsOf } from './menu-rows.ts';
import { LinkIcon } from './link-icon.tsx';
import { MenuRowActions } from './menu-row-actions.tsx';
import { MenuRowFields } from './menu-row-fields.tsx';
import { MenuRowHandle } from './menu-row-handle.tsx';
import classes from './menu-list.module.css';
import { type RowDeeds, useRowName } from './use-row-deeds.ts';
import type { RowDrag } from './use-row-drag.ts';

type Props = {
  row: MenuRow;
  rows: readonly MenuRow[];
  deeds: RowDeeds;
  locale: string;
  hidden: 'own' | 'above' | undefined;
  drag: RowDrag;
};

/** What an entry leads to, in a few words. */
function targetOf({ link }: MenuRow): string {
  if (link === null) return '';
  if (link.kind === 'INTERNAL') return link.page ? showSlug(link.page.slug) : link.value && showSlug(link.value);
  return link.kind === 'ANCHOR' && link.value !== '' ? `#${link.value.replace(/^#/, '')}` : link.value;
}

/** One entry: folded its words and where it leads, open its fields. */
export function MenuRowItem({ row, rows, deeds, locale, hidden, drag }: Props) {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const id = useId();
  const isOpen = deeds.opened === row.key;
  const hasProblem = useErrors('menus').some(({ property }) => property.startsWith(`menu.${row.key}.`));
  const { place, count, parent } = placeOf(rows, row.key);
  const style = { '--level': row.depth, '--aim': drag.aim?.depth ?? 0 } as CSSProperties;
  return (
    <li
      className={classes.place}
      style={style}
      aria-level={row.depth + 1}
      aria-posinset={place}
      aria-setsize={count}
      data-edge={drag.aim?.edge}
      data-dragged={drag.isDragged || undefined}
      {...drag.row}
    >
      <div className={classes.row} data-open={isOpen || undefined}>
        <div className={classes.head}>
          <MenuRowHandle name={nameOf(row)} drag={drag} onMove={(direction) => deeds.move(row.key, direction)} />
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => deeds.open(isOpen ? null : row.key)}
          >
            <LinkIcon kind={row.link?.kind ?? null} className={classes.icon} />
            <span className={classes.words} data-empty={wordsOf(row) === '' || undefined}>
              {nameOf(row)}
            </span>
            {parent && <VisuallyHidden>{t('menus.below', { parent: nameOf(parent) })}</VisuallyHidden>}
            <span className={classes.target}>{targetOf(row)}</span>
            {hidden && (
              <span className={classes.hidden}>
                <IconEyeOff size={16} stroke={1.6} aria-hidden />
                {t(hidden === 'own' ? 'menus.hidden' : 'menus.hiddenAbove')}
              </span>
            )}
            {hasProblem && (
              <IconAlertCircle
                className={classes.problem}
                size={17}
                stroke={1.6}
                role="img"
                aria-label={t('menus.hasProblem')}
              />
            )}
            <IconChevronDown className={classes.chevron} size={16} stroke={1.6} aria-hidden />
          </button>
          <MenuRowActions row={row} rows={rows} deeds={deeds} />
        </div>
        <div id={id} className={classes.body} hidden={!isOpen}>
          {isOpen && <MenuRowFields row={row} locale={locale} isNew={deeds.added === row.key} onChange={deeds.edit} />}
        </div>
      </div>
    </li>
  );
}
