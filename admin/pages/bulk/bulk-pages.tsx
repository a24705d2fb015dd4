import type { ReactNode } from 'react';
import type { BulkPage } from './run-for-each-page.ts';
import { IconAlertCircle, IconCircleCheck, IconPointFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { type ErrorItem, useErrorText, usePropertyName } from '../../shared/errors/index.ts';
import { getEditorPath } from '../address/page-path.ts';
import classes from './bulk-pages.module.css';

const icons = { done: IconCircleCheck, refused: IconAlertCircle, plain: IconPointFilled };

type RowProps = { page: BulkPage; state: keyof typeof icons; children: ReactNode };

/** A page and its result. The link opens a new tab, so that the dialog stays open. */
export function BulkPageRow({ page, state, children }: RowProps) {
  const Icon = icons[state];
  return (
    <li className={classes.row}>
      <Icon className={classes.icon} data-state={state} size={18} stroke={1.6} aria-hidden />
      <Link className={classes.title} to={getEditorPath(page.id)} target="_blank">
        {page.title}
      </Link>
      <span className={classes.reason}>{children}</span>
    </li>
  );
}

type ListProps = { heading?: string; children: ReactNode };

export function BulkPageList({ heading, children }: ListProps) {
  return (
    <div>
      {heading === undefined ? null : <h3 className={classes.heading}>{heading}</h3>}
      <ul className={classes.list}>{children}</ul>
    </div>
  );
}

/** Returns a function for the texts of errors, without duplicates. */
export function useErrorSummary(): (errors: readonly ErrorItem[]) => string {
  const errorText = useErrorText();
  const propertyName = usePropertyName();
  return (errors) => {
    const reasons = errors.map((error) => {
      const text = errorText(error);
      const name = error.property === '' ? '' : propertyName(error);
      return text.includes(name) ? text : `${name}: ${text}`;
    });
    return [...new Set(reasons)].join(' ');
  };
}
