import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

type Props = {
  /** What is so. */
  title: string;
  /** Why, and what would change it. */
  children: ReactNode;
  /** The next step as the primary action. */
  actions?: ReactNode;
};

/** A page in grey line-up with a place left open: there is nothing here yet. */
function EmptyPicture() {
  return (
    <svg className={classes.picture} width="152" height="132" viewBox="0 0 152 132" aria-hidden focusable="false">
      <rect className={classes.page} x="0.5" y="0.5" width="151" height="131" rx="9.5" />
      <rect className={classes.part} x="15" y="16" width="122" height="34" rx="5" />
      <rect className={classes.part} x="15" y="58" width="57" height="56" rx="5" />
      <rect className={classes.part} x="80" y="58" width="57" height="24" rx="5" />
      <rect className={classes.open} x="80.75" y="90.75" width="55.5" height="22.5" rx="5" />
    </svg>
  );
}

/** Stands at the left, on the line where everything begins. */
export function EmptyState({ title, children, actions }: Props) {
  return (
    <div className={classes.root}>
      <EmptyPicture />
      <div className={classes.text}>
        <h2 className={classes.title}>{title}</h2>
        <div className={classes.reason}>{children}</div>
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
