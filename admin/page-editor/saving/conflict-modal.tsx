import { Button, Modal, Radio } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/labels.ts';
import { useSession } from '../../shared/session/index.ts';
import { announce, ModalFooter, useReturnFocus } from '../../shared/ui/index.ts';
import type { ConflictChoice, MergeConflict } from '../content/merge-content.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { useContent } from '../editor/use-content.ts';
import classes from './conflict-modal.module.css';
import { type ConflictRow, describeConflict, type DiffPart } from './describe-conflict.ts';
import type { ConflictControls } from './use-conflict-controls.ts';

type Choices = ReadonlyMap<string, ConflictChoice>;

/** Dialog to resolve conflicts: shows both sides and a choice for each; nothing is preselected. */
export function ConflictModal({ controls }: { controls: ConflictControls }) {
  const { t } = useTranslation();
  useReturnFocus();
  const { conflictsIn, close, resolve } = controls;
  const content = useContent();
  const conflicts = useMemo(() => conflictsIn(content), [conflictsIn, content]);
  const [choices, setChoices] = useState<Choices>(new Map());
  const [isBusy, setIsBusy] = useState(false);
  const left = conflicts.filter(({ id }) => !choices.has(id)).length;
  const apply = async () => {
    setIsBusy(true);
    const result = await resolve(({ id }) => choices.get(id) ?? 'mine');
    setIsBusy(false);
    announce(t(result === 'stored' ? 'editor.announcements.stored' : 'editor.announcements.notStored'));
  };
  return (
    <Modal
      opened
      onClose={close}
      title={t('editor.conflict.title')}
      size={880}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p className={classes.intro}>{t('editor.conflict.text')}</p>
      {conflicts.map((conflict) => (
        <ConflictFields
          key={conflict.id}
          conflict={conflict}
          otherName={controls.otherName}
          choice={choices.get(conflict.id) ?? null}
          onChoose={(choice) => setChoices((all) => new Map(all).set(conflict.id, choice))}
        />
      ))}
      <ModalFooter note={left > 0 && t('editor.conflict.left', { count: left })}>
        <Button variant="default" onClick={close}>
          {t('editor.conflict.later')}
        </Button>
        <Button disabled={left > 0} loading={isBusy} onClick={() => void apply()}>
          {t('editor.conflict.apply')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

type ConflictFieldsProps = {
  conflict: MergeConflict;
  otherName: string | null;
  choice: ConflictChoice | null;
  onChoose: (choice: ConflictChoice) => void;
};

function ConflictFields({ conflict, otherName, choice, onChoose }: ConflictFieldsProps) {
  const { t } = useTranslation();
  const nameOf = useConflictName();
  const theirs = useOtherName(otherName);
  const rows = describeConflict(conflict);
  const option = (value: ConflictChoice, label: string) => (
    <Radio name={conflict.id} value={value} checked={choice === value} onChange={() => onChoose(value)} label={label} />
  );
  const canTakeBoth = conflict.kind === 'block' && conflict.mine !== null && conflict.theirs !== null;
  const side = (of: 'mine' | 'theirs', label: string) => (
    <div className={classes.side} data-chosen={choice === of || choice === 'both' || undefined}>
      {option(of, label)}
      {conflict.kind === 'block' && conflict[of] === null ? (
        <p className={classes.removed}>{t('editor.conflict.removed')}</p>
      ) : (
        <ConflictRows conflict={conflict} rows={rows} side={of} />
      )}
    </div>
  );
  return (
    <fieldset className={classes.conflict}>
      <legend>{nameOf(conflict)}</legend>
      <div className={classes.sides}>
        {side('mine', t('editor.conflict.mine'))}
        {side('theirs', theirs)}
      </div>
      {canTakeBoth && option('both', t('editor.conflict.both'))}
    </fieldset>
  );
}

function ConflictRows({
  conflict,
  rows,
  side,
}: {
  conflict: MergeConflict;
  rows: readonly ConflictRow[];
  side: 'mine' | 'theirs';
}) {
  const { t } = useTranslation();
  const fieldName = useFieldName(conflict);
  return (
    <dl className={classes.rows}>
      {rows.map((row) => (
        <div key={row.field}>
          {conflict.kind === 'block' && <dt>{fieldName(row.field)}</dt>}
          <dd>
            <HighlightedText parts={row[side]} />
            {row.hasSameText && <span className={classes.hint}>{t('editor.conflict.sameWords')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function HighlightedText({ parts }: { parts: readonly DiffPart[] }) {
  const { t } = useTranslation();
  if (parts.every(({ text }) => text === '')) return <span className={classes.hint}>{t('editor.conflict.empty')}</span>;
  return parts.map(({ text, isUnique }, index) => {
    // The same text may occur twice, and the order never changes.
    const key = `${index} ${isUnique}`;
    return isUnique ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}

/** Returns a function for a conflict's title: the block's type, or the name of a metadata field. */
function useConflictName(): (conflict: MergeConflict) => string {
  const label = useLabel();
  const { page } = usePageEditor();
  return (conflict) => {
    if (conflict.kind === 'field') {
      const name = conflict.field.replace(/^(props|images|files)\./, '');
      return label(`fields.${page.type}.${name}`, label(`editor.fields.${name}`, name));
    }
    const type = conflict.mine?.type ?? conflict.theirs?.type ?? '';
    return label(`blocks.${type}.label`, type);
  };
}

function useFieldName(conflict: MergeConflict): (field: string) => string {
  const label = useLabel();
  const type = conflict.kind === 'block' ? (conflict.mine?.type ?? conflict.theirs?.type ?? '') : '';
  return (field) => label(`fields.${type}.${field}`, label(`editor.fields.${field}`, field));
}

/** Name of the other side; the viewer's own other window is named as such. */
function useOtherName(otherName: string | null): string {
  const { t } = useTranslation();
  const { user } = useSession();
  if (otherName === null) return t('editor.conflict.theirs');
  return otherName === user?.name
    ? t('editor.conflict.otherWindow')
    : t('editor.conflict.theirsNamed', { name: otherName });
}
