import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../site/shared/content-definition.ts';
import { useRowOrder } from '../../shared/reorder/index.ts';
import { announce } from '../../shared/ui/index.ts';
import { readRows } from '../content/row-path.ts';
import { addRow, moveRow, newRow, removeRow, restoreRow, type TakenRow, takeRow } from '../content/rows.ts';
import { useTools } from '../editor/editor-context.ts';
import { useChangeContent } from '../editor/use-content.ts';
import type { FieldScope } from './field-scope.ts';
import type { FieldOf } from './field-props.ts';
import { ListShell } from './list-shell.tsx';
import { RepeatRow } from './repeat-row.tsx';
import rowClasses from './repeat-row.module.css';
import { useField } from './use-field.ts';

type Props = {
  field: FieldOf<'repeat'>;
  scope: FieldScope;
  /** The input of a field of a row. */
  renderField: (field: Field, row: FieldScope) => ReactNode;
};

/** Rows of the same fields: added, put in order by drag and by keyboard, folded, and removed with a way back. */
export function RepeatField({ field, scope, renderField }: Props) {
  const { t } = useTranslation();
  const { common, value } = useField(field, scope);
  const { name, label, help, error, isReadOnly } = common;
  const rows = readRows(value);
  const deeds = useRowDeeds({ field, scope }, name);
  const orderOf = useRowOrder(rows, deeds.move);
  const { min = 0, max = Number.POSITIVE_INFINITY } = field;
  return (
    <ListShell
      {...{ name, label, help, error }}
      isOptional={!field.required && min === 0}
      count={rows.length}
      max={field.max}
    >
      {(labelID) => (
        <>
          {rows.length > 0 && (
            <ol className={rowClasses.rows}>
              {rows.map((row, index) => (
                <RepeatRow
                  key={row.key}
                  {...{ field, scope, row, index, renderField }}
                  path={name}
                  count={rows.length}
                  isNew={row.key === deeds.added}
                  drag={orderOf(row.key)}
                  onMove={(to) => deeds.move(row.key, to)}
                  onRemove={(title) => deeds.remove(row.key, title)}
                />
              ))}
            </ol>
          )}
          {deeds.taken && (
            <p className={rowClasses.taken}>
              <span>{t('editor.rows.removed', { name: deeds.taken.title })}</span>
              <Button size="xs" variant="default" onClick={deeds.restore}>
                {t('editor.undo')}
              </Button>
            </p>
          )}
          {!isReadOnly && rows.length < max && (
            <Button
              variant="default"
              leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
              onClick={deeds.add}
              aria-describedby={labelID}
            >
              {t('editor.rows.add')}
            </Button>
          )}
        </>
      )}
    </ListShell>
  );
}

/** What is done to the rows; each deed is spoken. */
function useRowDeeds({ field, scope }: Pick<Props, 'field' | 'scope'>, path: string) {
  const { t } = useTranslation();
  const change = useChangeContent();
  const { act } = useTools();
  const [added, setAdded] = useState<string | null>(null);
  const [taken, setTaken] = useState<(TakenRow & { title: string }) | null>(null);
  const { owner, content } = scope;
  const place = { owner, path };
  return {
    added,
    taken,
    add: () => {
      const row = newRow(field.fields);
      change(addRow(place, row));
      setAdded(row.key);
      setTaken(null);
      const first = `${path}.${row.key}.${field.fields[0]?.name ?? ''}`;
      act(
        owner.kind === 'block'
          ? { type: 'edit', key: owner.key, field: first }
          : { type: 'open', activity: 'EditingPageSettings', field: first },
      );
      announce(t('editor.rows.added'));
    },
    move: (key: string, index: number) => change(moveRow(place, key, index)),
    remove: (key: string, title: string) => {
      const row = takeRow(content, path, key);
      if (!row) return;
      change(removeRow(place, key));
      setTaken({ ...row, title });
      announce(t('editor.rows.removed', { name: title }));
    },
    restore: () => {
      if (!taken) return;
      change(restoreRow(place, taken));
      setTaken(null);
      announce(t('editor.rows.restored', { name: taken.title }));
    },
  };
}
