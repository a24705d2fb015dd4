import { IconCheck } from '@tabler/icons-react';
import classes from './done-note.module.css';

/** What was done just now, beside the button that did it; the live region is there before it speaks. */
export function DoneNote({ children }: { children: string | null }) {
  return (
    <span role="status">
      {children === null ? null : (
        <span className={classes.done}>
          <IconCheck size={16} stroke={2} aria-hidden />
          {children}
        </span>
      )}
    </span>
  );
}
