import { Button, Modal, Radio } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/labels.ts';
import { useSession } from '../../shared/session/index.ts';
import { announce, ModalFooter, useReturnFocus } from '../../shared/ui/index.ts';
import type { Choice, Clash } from '../content/merge-content.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useContent } from '../editor/use-content.ts';
import classes from './conflict-modal.module.css';
import { type ClashRow, describeClash, type Words } from './describe-clash.ts';
import type { Conflict } from './use-conflict.ts';

type Choices = ReadonlyMap<string, Choice>;

/** What both changed, side by side, with a choice for each; nothing is chosen beforehand. */
export function ConflictModal({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation();
  useReturnFocus();
  const { clashesIn, close, resolve } = conflict;
  const content = useContent();
  const clashes = useMemo(() => clashesIn(content), [clashesIn, content]);
  const [choices, setChoices] = useState<Choices>(new Map());
  const [isBusy, setIsBusy] = useState(false);
  const left = clashes.filter(({ id }) => !choices.has(id)).length;
  const apply = async () => {
    setIsBusy(true);
    const result = await resolve(({ id }) => choices.get(id) ?? 'mine');
    setIsBusy(false);
    announce(t(result === 'stored' ? 'editor.said.stored' : 'editor.said.notStored'));
  };
  return (
    <Modal
      opened
      onClose={close}
      title={t('editor.conflict.title')}
      size={880}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p className={classes.text}>{t('editor.conflict.text')}</p>
      {clashes.map((clash) => (
        <ClashFields
          key={clash.id}
          clash={clash}
          other={conflict.other}
          choice={choices.get(clash.id) ?? null}
          onChoose={(choice) => setChoices((all) => new Map(all).set(clash.id, choice))}
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

type ClashProps = { clash: Clash; other: string | null; choice: Choice | null; onChoose: (choice: Choice) => void };

function ClashFields({ clash, other, choice, onChoose }: ClashProps) {
  const { t } = useTranslation();
  const nameOf = useClashName();
  const theirs = useOtherName(other);
  const rows = describeClash(clash);
  const option = (value: Choice, label: string) => (
    <Radio name={clash.id} value={value} checked={choice === value} onChange={() => onChoose(value)} label={label} />
  );
  const hasBoth = clash.kind === 'block' && clash.mine !== null && clash.theirs !== null;
  const side = (of: 'mine' | 'theirs', label: string) => (
    <div className={classes.side} data-chosen={choice === of || choice === 'both' || undefined}>
      {option(of, label)}
      {clash.kind === 'block' && clash[of] === null ? (
        <p className={classes.removed}>{t('editor.conflict.removed')}</p>
      ) : (
        <ClashRows clash={clash} rows={rows} side={of} />
      )}
    </div>
  );
  return (
    <fieldset className={classes.clash}>
      <legend>{nameOf(clash)}</legend>
      <div className={classes.sides}>
        {side('mine', t('editor.conflict.mine'))}
        {side('theirs', theirs)}
      </div>
      {hasBoth && option('both', t('editor.conflict.both'))}
    </fieldset>
  );
}

function ClashRows({ clash, rows, side }: { clash: Clash; rows: readonly ClashRow[]; side: 'mine' | 'theirs' }) {
  const { t } = useTranslation();
  const fieldName = useFieldName(clash);
  return (
    <dl className={classes.rows}>
      {rows.map((row) => (
        <div key={row.field}>
          {clash.kind === 'block' && <dt>{fieldName(row.field)}</dt>}
          <dd>
            <MarkedWords words={row[side]} />
            {row.hasSameWords && <span className={classes.form}>{t('editor.conflict.sameWords')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function MarkedWords({ words }: { words: readonly Words[] }) {
  const { t } = useTranslation();
  if (words.every(({ text }) => text === '')) return <span className={classes.form}>{t('editor.conflict.empty')}</span>;
  return words.map(({ text, isOwn }, index) => {
    // The same word may come twice, and the list never changes its order.
    const key = `${index} ${isOwn}`;
    return isOwn ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}

/** The block's type, or the field's name for one of the page's own. */
function useClashName(): (clash: Clash) => string {
  const label = useLabel();
  const { page } = useEditor();
  return (clash) => {
    if (clash.kind === 'field') {
      const name = clash.field.replace(/^(props|images|files)\./, '');
      return label(`fields.${page.type}.${name}`, label(`editor.fields.${name}`, name));
    }
    const type = clash.mine?.type ?? clash.theirs?.type ?? '';
    return label(`blocks.${type}.label`, type);
  };
}

function useFieldName(clash: Clash): (field: string) => string {
  const label = useLabel();
  const type = clash.kind === 'block' ? (clash.mine?.type ?? clash.theirs?.type ?? '') : '';
  return (field) => label(`fields.${type}.${field}`, label(`editor.fields.${field}`, field));
}

/** The same person in two windows is no 'other'. */
function useOtherName(other: string | null): string {
  const { t } = useTranslation();
  const { user } = useSession();
  if (other === null) return t('editor.conflict.theirs');
  return other === user?.name ? t('editor.conflict.otherWindow') : t('editor.conflict.theirsNamed', { name: other });
}
