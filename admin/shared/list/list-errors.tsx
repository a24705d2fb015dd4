import type { ComponentProps } from 'react';
import { ErrorList } from '../errors/index.ts';
import classes from './list-parts.module.css';

/** The last errors of a list, between filters and rows; takes no space without errors. */
export function ListErrors(props: ComponentProps<typeof ErrorList>) {
  return (
    <div className={classes.errors}>
      <ErrorList {...props} />
    </div>
  );
}
