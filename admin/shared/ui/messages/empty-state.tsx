import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

type Props = {
  /** States what is empty. */
  title: string;
  /** Explains why, and how to change it. */
  children: ReactNode;
  /** The next step as primary button. */
  actions?: ReactNode;
};

/** Placeholder illustration of an empty list. */
function EmptyIllustration() {
  return (
    <svg className="ui-fixed" width="152" height="132" viewBox="0 0 152 132" aria-hidden focusable="false">
      <rect className={classes.page} x="0.5" y="0.5" width="151" height="131" rx="9.5" />
      <rect className={classes.block} x="15" y="16" width="122" height="34" rx="5" />
      <rect className={classes.block} x="15" y="58" width="57" height="56" rx="5" />
      <rect className={classes.block} x="80" y="58" width="57" height="24" rx="5" />
      <rect className={classes.emptyPlace} x="80.75" y="90.75" width="55.5" height="22.5" rx="5" />
    </svg>
  );
}

/** Left-aligned with the other content. */
export function EmptyState({ title, children, actions }: Props) {
  return (
    <div className={classes.root}>
      <EmptyIllustration />
      <div className={classes.text}>
        <h2 className={classes.title}>{title}</h2>
        <div className={classes.reason}>{children}</div>
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
