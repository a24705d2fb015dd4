import type { ReactNode } from 'react';
import classes from './modal-parts.module.css';

type Props = {
  /** What is chosen, missing or failed, beside the buttons; said whenever it changes. Left out where there is no such thing. */
  note?: ReactNode;
  /** The buttons, the deed last. */
  children: ReactNode;
};

/** The last line of a modal, in sight however long the rest is. */
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
