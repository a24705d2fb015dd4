import type { ReactNode, RefObject } from 'react';
import { SheetBody, SheetFooter } from './sheet.tsx';
import classes from './sheet-form.module.css';

type Props = {
  formRef: RefObject<HTMLFormElement | null>;
  children: ReactNode;
  /** What was refused. */
  errors: ReactNode;
  /** What was done, or follows from it. */
  note?: ReactNode;
  /** A way back where there is one, then the deed. */
  buttons: ReactNode;
  onSubmit: () => void;
};

/** A screen that is one form: its fields scroll, its buttons stay in sight at the right of the footer. */
export function SheetForm({ formRef, children, errors, note, buttons, onSubmit }: Props) {
  return (
    <form
      ref={formRef}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SheetBody>{children}</SheetBody>
      <div className={classes.errors}>{errors}</div>
      <SheetFooter>
        <div className={classes.note}>{note}</div>
        {buttons}
      </SheetFooter>
    </form>
  );
}
