import { Tooltip } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import classes from './drag-handle.module.css';
import type { RowDragging } from './use-row-dragging.ts';

type Props = {
  label: string;
  help: string;
  handle: ReturnType<RowDragging['handle']>;
  /** Moves the row if the key means that; returns whether it did. React restores the focus of a moved row. */
  onKey: (key: string) => boolean;
};

/** Handle for dragging with any pointer, or moving with keys while focused. */
export function DragHandle({ label, help, handle, onKey }: Props) {
  const handleKey = (event: KeyboardEvent) => {
    if (onKey(event.key)) event.preventDefault();
  };
  return (
    <Tooltip label={help}>
      <button type="button" className={classes.handle} aria-label={label} onKeyDown={handleKey} {...handle}>
        <IconGripVertical size={16} stroke={1.6} aria-hidden />
      </button>
    </Tooltip>
  );
}
