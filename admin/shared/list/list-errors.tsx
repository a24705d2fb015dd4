import type { ComponentProps } from 'react';
import { ErrorList } from '../errors/index.ts';
import classes from './list-parts.module.css';

/** What failed last, between the filters and the rows; takes no room while nothing did. */
export function ListErrors(props: ComponentProps<typeof ErrorList>) {
  return (
    <div className={classes.errors}>
      <ErrorList {...props} />
    </div>
  );
}
