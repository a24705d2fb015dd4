import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../site/shared/content-definition.ts';
import { useRowReorder } from '../../shared/reorder/index.ts';
import { announce } from '../../shared/ui/index.ts';
import { readGroupRows } from '../content/group-row-path.ts';
import {
  addGroupRow,
  moveGroupRow,
  newGroupRow,
  removeGroupRow,
  restoreGroupRow,
  type RemovedRow,
  findGroupRow,
} from '../content/group-rows.ts';
import { useEditorServices } from '../editor/editor-context.ts';
import { useChangeContent } from '../editor/use-content.ts';
import type { FieldScope } from './field-scope.ts';
import type { FieldOfKind } from '../field-parts/field-props.ts';
import { ListFieldWrapper } from '../field-parts/list-field-wrapper.tsx';
import { RepeatRow } from './repeat-row.tsx';
import rowClasses from './repeat-row.module.css';
import { useField } from './use-field.ts';

type Props = {
  field: FieldOfKind<'repeat'>;
  scope: FieldScope;
  /** Renders the input of a row's field. */
  renderField: (field: Field, row: FieldScope) => ReactNode;
};

/** A list of rows with the same fields. Rows can be added, reordered by drag and keyboard, folded, and removed. */
export function RepeatField({ field, scope, renderField }: Props) {
  const { t } = useTranslation();
  const { common, value } = useField(field, scope);
  const { name, label, help, error, isReadOnly } = common;
  const rows = readGroupRows(value);
  const actions = useRowActions({ field, scope }, name);
  const rowOrderOf = useRowReorder(rows, actions.move);
  const { min = 0, max = Number.POSITIVE_INFINITY } = field;
  return (
    <ListFieldWrapper
      {...{ name, label, help, error }}
      isOptional={!field.required && min === 0}
      count={rows.length}
      max={field.max}
    >
      {(labelID) => (
        <>
          {rows.length > 0 && (
            <ol className="ui-stack ui-gap-6">
              {rows.map((row, index) => (
                <RepeatRow
                  key={row.key}
                  {...{ field, scope, row, index, renderField }}
                  path={name}
                  count={rows.length}
                  isNew={row.key === actions.added}
                  drag={rowOrderOf(row.key)}
                  onMove={(to) => actions.move(row.key, to)}
                  onRemove={(title) => actions.remove(row.key, title)}
                />
              ))}
            </ol>
          )}
          {actions.removedRow && (
            <p className={rowClasses.removedRow}>
              <span>{t('editor.rows.removed', { name: actions.removedRow.title })}</span>
              <Button size="xs" variant="default" onClick={actions.restore}>
                {t('editor.undo')}
              </Button>
            </p>
          )}
          {!isReadOnly && rows.length < max && (
            <Button
              variant="default"
              leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
              onClick={actions.add}
              aria-describedby={labelID}
            >
              {t('editor.rows.add')}
            </Button>
          )}
        </>
      )}
    </ListFieldWrapper>
  );
}

/** The actions on rows; each is announced to screen readers. */
function useRowActions({ field, scope }: Pick<Props, 'field' | 'scope'>, path: string) {
  const { t } = useTranslation();
  const change = useChangeContent();
  const { dispatch } = useEditorServices();
  const [added, setAdded] = useState<string | null>(null);
  const [removedRow, setRemovedRow] = useState<(RemovedRow & { title: string }) | null>(null);
  const { owner, content } = scope;
  const place = { owner, path };
  return {
    added,
    removedRow,
    add: () => {
      const row = newGroupRow(field.fields);
      change(addGroupRow(place, row));
      setAdded(row.key);
      setRemovedRow(null);
      const first = `${path}.${row.key}.${field.fields[0]?.name ?? ''}`;
      dispatch(
        owner.kind === 'block'
          ? { type: 'edit', key: owner.key, field: first }
          : { type: 'open', activity: 'EditingPageSettings', field: first },
      );
      announce(t('editor.rows.added'));
    },
    move: (key: string, index: number) => change(moveGroupRow(place, key, index)),
    remove: (key: string, title: string) => {
      const row = findGroupRow(content, path, key);
      if (!row) return;
      change(removeGroupRow(place, key));
      setRemovedRow({ ...row, title });
      announce(t('editor.rows.removed', { name: title }));
    },
    restore: () => {
      if (!removedRow) return;
      change(restoreGroupRow(place, removedRow));
      setRemovedRow(null);
      announce(t('editor.rows.restored', { name: removedRow.title }));
    },
  };
}
