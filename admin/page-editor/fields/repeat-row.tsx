import { ActionIcon, Tooltip } from '@mantine/core';
import { IconAlertCircle, IconChevronDown, IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../site/shared/content-definition.ts';
import { DragHandle, type RowOrder } from '../../shared/reorder/index.ts';
import { announce } from '../../shared/ui/index.ts';
import { checksOf } from '../checks/publication-check.ts';
import { summariseRow } from '../content/block-summary.ts';
import type { Row } from '../content/row-path.ts';
import { useEditor } from '../editor/editor-context.ts';
import type { FieldOf } from './field-props.ts';
import type { FieldScope } from './field-scope.ts';
import fieldClasses from './fields.module.css';
import classes from './repeat-row.module.css';

type Props = {
  field: FieldOf<'repeat'>;
  scope: FieldScope;
  /** Of the group. */
  path: string;
  row: Row;
  index: number;
  count: number;
  isNew: boolean;
  drag: RowOrder;
  onMove: (index: number) => void;
  onRemove: (title: string) => void;
  renderField: (field: Field, row: FieldScope) => ReactNode;
};

/** One row of a group: folded it shows its first words, open its fields. The arrow keys on its handle move it. */
export function RepeatRow({
  field,
  scope,
  path,
  row,
  index,
  count,
  isNew,
  drag,
  onMove,
  onRemove,
  renderField,
}: Props) {
  const { t } = useTranslation();
  const { isReadOnly, state } = useEditor();
  const id = useId();
  const prefix = `${path}.${row.key}.`;
  const isAsked = state.target?.name.startsWith(prefix) ?? false;
  const [isOpen, setIsOpen] = useState(isNew || isAsked);
  const [seen, setSeen] = useState(state.target);
  if (seen !== state.target) {
    setSeen(state.target);
    if (isAsked) setIsOpen(true);
  }
  const summary = summariseRow(field.fields, { ...scope.content, props: row }, prefix);
  const title = summary || t('editor.rows.nameless', { place: index + 1 });
  const owner = scope.owner.kind === 'block' ? scope.owner : ({ kind: 'page-settings' } as const);
  const hasProblem = checksOf(scope.checks, owner, `${path}.${row.key}`).length > 0;
  return (
    <li className={classes.row} data-edge={drag.edge} data-dragged={drag.isDragged || undefined} {...drag.row}>
      <div className={classes.head}>
        {!isReadOnly && <Handle {...{ title, index, count, onMove }} drag={drag} />}
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={classes.title} data-empty={summary === '' || undefined}>
            {title}
          </span>
          {hasProblem && (
            <IconAlertCircle
              className={classes.problem}
              size={16}
              stroke={1.6}
              role="img"
              aria-label={t('editor.checks.hasProblem')}
            />
          )}
          <IconChevronDown className={classes.chevron} size={16} stroke={1.6} aria-hidden />
        </button>
        {!isReadOnly && (
          <Tooltip label={t('editor.rows.remove', { name: title })}>
            <ActionIcon size="sm" aria-label={t('editor.rows.remove', { name: title })} onClick={() => onRemove(title)}>
              <IconX size={15} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      <div id={id} className={classes.body} hidden={!isOpen}>
        {isOpen && (
          <div className={fieldClasses.fields}>
            {field.fields.map((inner) => renderField(inner, { ...scope, prefix }))}
          </div>
        )}
      </div>
    </li>
  );
}

type HandleProps = Pick<Props, 'index' | 'count' | 'onMove' | 'drag'> & { title: string };

/** Drags the row; the arrow keys move it by one. */
function Handle({ title, index, count, onMove, drag }: HandleProps) {
  const { t } = useTranslation();
  const walk = (key: string): boolean => {
    const to = index + ({ ArrowUp: -1, ArrowDown: 1 }[key] ?? 0);
    if (to === index || to < 0 || to >= count) return false;
    onMove(to);
    announce(t('editor.rows.moved', { name: title, place: to + 1, count }));
    return true;
  };
  return (
    <DragHandle
      label={t('editor.rows.handle', { name: title })}
      help={t('editor.rows.handleHelp')}
      handle={drag.handle}
      onKey={walk}
    />
  );
}
