import { ActionIcon, Tooltip } from '@mantine/core';
import { IconAlertCircle, IconChevronDown, IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../site/shared/content-definition.ts';
import { DragHandle, type RowReorder } from '../../shared/reorder/index.ts';
import { announce } from '../../shared/ui/index.ts';
import { findFieldChecks } from '../checks/publication-check.ts';
import { summariseRow } from '../content/block-summary.ts';
import type { GroupRow } from '../content/group-row-path.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import type { FieldOfKind } from '../field-parts/field-props.ts';
import type { FieldScope } from './field-scope.ts';
import fieldClasses from '../field-parts/fields.module.css';
import classes from './repeat-row.module.css';

type Props = {
  field: FieldOfKind<'repeat'>;
  scope: FieldScope;
  /** Field path of the group. */
  path: string;
  row: GroupRow;
  index: number;
  count: number;
  isNew: boolean;
  drag: RowReorder;
  onMove: (index: number) => void;
  onRemove: (title: string) => void;
  renderField: (field: Field, row: FieldScope) => ReactNode;
};

/** One row of a repeatable group: its first words, and its fields if it is unfolded. */
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
  const { isReadOnly, state } = usePageEditor();
  const id = useId();
  const prefix = `${path}.${row.key}.`;
  const isTarget = state.target?.name.startsWith(prefix) ?? false;
  const [isOpen, setIsOpen] = useState(isNew || isTarget);
  const [seenTarget, setSeenTarget] = useState(state.target);
  if (seenTarget !== state.target) {
    setSeenTarget(state.target);
    if (isTarget) setIsOpen(true);
  }
  const summary = summariseRow(field.fields, { ...scope.content, props: row }, prefix);
  const title = summary || t('editor.rows.nameless', { place: index + 1 });
  const owner = scope.owner.kind === 'block' ? scope.owner : ({ kind: 'page-settings' } as const);
  const hasProblem = findFieldChecks(scope.checks, owner, `${path}.${row.key}`).length > 0;
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
              className="ui-fixed ui-bad"
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

/** Drag handle of a row; the arrow keys move the row by one. */
function Handle({ title, index, count, onMove, drag }: HandleProps) {
  const { t } = useTranslation();
  const handleKey = (key: string): boolean => {
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
      onKey={handleKey}
    />
  );
}
