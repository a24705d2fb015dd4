import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './row-link.module.css';

/** The name of a row's thing; its link reaches over the whole row. What is to be hit above it needs a z-index. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes.link}>
      {children}
    </Link>
  );
}
