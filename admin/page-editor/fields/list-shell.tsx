import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeepFocus } from '../../shared/ui/index.ts';
import { FieldShell } from './field-shell.tsx';
import classes from './fields.module.css';

type Props = {
  name: string;
  label: string;
  help: string | undefined;
  error: string | undefined;
  isOptional: boolean;
  count: number;
  /** How many fit; undefined for any number. */
  max: number | undefined;
  children: (labelID: string) => ReactNode;
};

/** A field of several things: how many of how many, and a group around them that its label names. */
export function ListShell({ count, max, children, ...field }: Props) {
  const { t } = useTranslation();
  const keptFocus = useKeepFocus();
  const isCounted = max !== undefined && max > 1;
  return (
    <FieldShell {...field} aside={isCounted ? t('editor.rows.countOf', { count, max }) : undefined} isGroup>
      {({ labelID, describedBy }) => (
        <div
          {...keptFocus}
          role="group"
          aria-labelledby={labelID}
          aria-describedby={describedBy}
          className={classes.stack}
        >
          {children(labelID)}
        </div>
      )}
    </FieldShell>
  );
}
