import { Tooltip } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import classes from './drag-handle.module.css';
import type { RowDragging } from './use-row-dragging.ts';

type Props = {
  label: string;
  help: string;
  /** Where the row stands: another one after it was moved. */
  order: string | number;
  handle: ReturnType<RowDragging['handle']>;
  /** Moves the row where the key means that; answers whether it did. */
  onKey: (key: string) => boolean;
};

/** Dragged by any pointer; with the focus on it keys move the row, and it keeps the focus. */
export function DragHandle({ label, help, order, handle, onKey }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (hasMoved.current) button.current?.focus();
    hasMoved.current = false;
  }, [order]);
  const handleKey = (event: KeyboardEvent) => {
    if (!onKey(event.key)) return;
    event.preventDefault();
    hasMoved.current = true;
  };
  return (
    <Tooltip label={help}>
      <button
        ref={button}
        type="button"
        className={classes.handle}
        aria-label={label}
        onKeyDown={handleKey}
        {...handle}
      >
        <IconGripVertical size={16} stroke={1.6} aria-hidden />
      </button>
    </Tooltip>
  );
}
