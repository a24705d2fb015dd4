import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './row-link.module.css';

/** Link that makes a whole row clickable. Other controls in the row need a higher z-index. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes.link}>
      {children}
    </Link>
  );
}
