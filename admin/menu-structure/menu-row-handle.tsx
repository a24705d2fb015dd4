import { Tooltip } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Direction } from './change-rows.ts';
import classes from './menu-list.module.css';
import type { RowDrag } from './use-row-drag.ts';

type Props = {
  name: string;
  /** Where the entry stands: another one after it was moved. */
  order: string;
  drag: RowDrag;
  onMove: (direction: Direction) => void;
};

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** Dragged with the mouse; with the focus on it the arrow keys move the entry, and it keeps the focus. */
export function MenuRowHandle({ name, order, drag, onMove }: Props) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (hasMoved.current) button.current?.focus();
    hasMoved.current = false;
  }, [order]);
  const handleKey = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    hasMoved.current = true;
    onMove(direction);
  };
  return (
    <Tooltip label={t('menus.handleHelp')}>
      <button
        ref={button}
        type="button"
        className={classes.handle}
        aria-label={t('menus.handle', { name })}
        onKeyDown={handleKey}
        {...drag.handle}
      >
        <IconGripVertical size={16} stroke={1.6} aria-hidden />
      </button>
    </Tooltip>
  );
}
