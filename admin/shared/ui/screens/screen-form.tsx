import type { ReactNode, RefObject } from 'react';
import { ScreenBody, ScreenFooter } from './screen.tsx';
import classes from './screen-form.module.css';

type Props = {
  form: { ref: RefObject<HTMLFormElement | null> };
  children: ReactNode;
  /** The server's errors. */
  errors: ReactNode;
  /** What was done, or its consequences. */
  note?: ReactNode;
  /** Optional back button, then the primary action. */
  buttons: ReactNode;
  onSubmit: () => void;
};

/** A screen with one form: the fields scroll, and the buttons stay visible at the right of the footer. */
export function ScreenForm({ form, children, errors, note, buttons, onSubmit }: Props) {
  return (
    <form
      ref={form.ref}
      className="ui-stack ui-fill"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ScreenBody>{children}</ScreenBody>
      <div className={classes.errors}>{errors}</div>
      <ScreenFooter>
        <div className={classes.note}>{note}</div>
        {buttons}
      </ScreenFooter>
    </form>
  );
}
