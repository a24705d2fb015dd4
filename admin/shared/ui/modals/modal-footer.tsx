import type { ReactNode } from 'react';
import classes from './modal-parts.module.css';

type Props = {
  /** Selection, missing input or failure, next to the buttons; announced when it changes. */
  note?: ReactNode;
  /** The buttons, the primary action last. */
  children: ReactNode;
};

/** Footer of a modal that stays visible while the content scrolls. */
export function ModalFooter({ note, children }: Props) {
  return (
    <div className={classes.footer}>
      {note === undefined ? null : (
        <p className={classes.note} role="status">
          {note}
        </p>
      )}
      {children}
    </div>
  );
}
