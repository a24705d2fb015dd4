import { Button, Kbd, Modal, TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/labels.ts';
import { useReturnFocus } from '../../shared/ui/index.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { useBlockActions } from '../editor/use-block-actions.ts';
import { useBlock } from '../editor/use-content.ts';
import { TransferredFields, InsertPosition } from './insert-position.tsx';
import { BLOCK_OPTIONS_ID, blockOptionID, PickerOptions } from './picker-options.tsx';
import { PickerGroups } from './picker-groups.tsx';
import classes from './picker.module.css';
import { useBlockOptions } from './use-block-options.ts';
import { useBlockPicker } from './use-block-picker.ts';

/** Dialog to pick a block type to add, or to replace the selected block with. The caller mounts it each time. */
export function BlockPicker() {
  const { t } = useTranslation();
  useReturnFocus();
  const { state, dispatch } = usePageEditor();
  const { add, addAndStay, replace } = useBlockActions();
  const isReplacing = state.activity === 'ReplaceBlock';
  const type = useBlock(state.selected)?.type;
  const options = useBlockOptions(isReplacing ? type : undefined);
  const picker = useBlockPicker(options);
  const { active, found, search } = picker;
  const labels = usePickerLabels(active?.label ?? '');
  const { selected } = state;
  const handlePick = (type: string) => (isReplacing && selected !== null ? replace(selected, type) : add(type));
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return picker.handleArrowKey(event);
    event.preventDefault();
    if (active) (event.shiftKey && !isReplacing ? addAndStay : handlePick)(active.id);
  };
  return (
    <Modal.Root
      opened
      onClose={() => dispatch({ type: 'cancel-picker' })}
      size={1000}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <Modal.Overlay color="rgb(24, 22, 20)" backgroundOpacity={0.34} blur={0} />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{labels.title}</Modal.Title>
          <TextInput
            className={classes.search}
            leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
            placeholder={t('editor.picker.search', { count: options.length })}
            aria-label={t('editor.picker.searchLabel')}
            role="combobox"
            aria-expanded
            aria-controls={BLOCK_OPTIONS_ID}
            aria-autocomplete="list"
            aria-activedescendant={active && blockOptionID(active.id)}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            value={search}
            onChange={(event) => picker.setSearch(event.currentTarget.value)}
            onKeyDown={handleKey}
          />
          <Modal.CloseButton aria-label={t('common.close')} className={classes.close} />
        </div>
        <Modal.Body>
          <PickerGroups options={options} recent={picker.recent} group={picker.group} onChoose={picker.setGroup} />
          <PickerOptions picker={picker} onKey={handleKey} onPick={handlePick} />
        </Modal.Body>
        <div className={classes.footer}>
          {isReplacing ? <TransferredFields type={active?.id} /> : <InsertPosition />}
          <ShortcutHints isReplacing={isReplacing} />
          <Button disabled={!active} onClick={() => active && handlePick(active.id)} className={classes.primary}>
            {active ? labels.submit : labels.emptySubmit}
          </Button>
        </div>
        <VisuallyHidden role="status">{t('editor.picker.found', { count: found.length })}</VisuallyHidden>
      </Modal.Content>
    </Modal.Root>
  );
}

function ShortcutHints({ isReplacing }: { isReplacing: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={classes.hints} aria-hidden>
      <Kbd>↵</Kbd> {isReplacing ? t('editor.picker.replace') : t('editor.picker.add')}
      {!isReplacing && (
        <>
          <Kbd className={classes.secondHint}>Shift ↵</Kbd> {t('editor.picker.addAndStay')}
        </>
      )}
    </p>
  );
}

function usePickerLabels(selectedLabel: string): { title: string; submit: string; emptySubmit: string } {
  const { t } = useTranslation();
  const label = useLabel();
  const { state } = usePageEditor();
  const type = useBlock(state.selected)?.type ?? '';
  if (state.activity === 'ReplaceBlock') {
    return {
      title: t('editor.replace.title', { block: label(`blocks.${type}.label`, type) }),
      submit: t('editor.replace.with', { block: selectedLabel }),
      emptySubmit: t('editor.block.replace'),
    };
  }
  return {
    title: t('editor.activities.AddingBlock'),
    submit: t('editor.picker.addNamed', { block: selectedLabel }),
    emptySubmit: t('editor.activities.AddingBlock'),
  };
}
