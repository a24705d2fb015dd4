import { Button, Kbd, Modal, TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/labels.ts';
import { useReturnFocus } from '../../shared/ui/index.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useBlockActions } from '../editor/use-block-actions.ts';
import { useBlock } from '../editor/use-content.ts';
import { KeptContent, PlaceOfNew } from './picker-place.tsx';
import { OPTIONS_ID, optionID, PickerOptions } from './picker-options.tsx';
import { PickerShelves } from './picker-shelves.tsx';
import classes from './picker.module.css';
import { useOffers } from './use-offers.ts';
import { usePicker } from './use-picker.ts';

/** The choice of a block, to be added or in another's place; its opener mounts it, so that it starts afresh. */
export function BlockPicker() {
  const { t } = useTranslation();
  useReturnFocus();
  const { state, act } = useEditor();
  const { add, addAndStay, replace } = useBlockActions();
  const isReplacing = state.activity === 'ReplaceBlock';
  const type = useBlock(state.selected)?.type;
  const offers = useOffers(isReplacing ? type : undefined);
  const picker = usePicker(offers);
  const { active, found, search } = picker;
  const texts = usePickerTexts(active?.label ?? '');
  const { selected } = state;
  const pick = (type: string) => (isReplacing && selected !== null ? replace(selected, type) : add(type));
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return picker.walk(event);
    event.preventDefault();
    if (active) (event.shiftKey && !isReplacing ? addAndStay : pick)(active.id);
  };
  return (
    <Modal.Root
      opened
      onClose={() => act({ type: 'stop-choosing' })}
      size={1000}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <Modal.Overlay color="rgb(24, 22, 20)" backgroundOpacity={0.34} blur={0} />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{texts.title}</Modal.Title>
          <TextInput
            className={classes.search}
            leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
            placeholder={t('editor.picker.search', { count: offers.length })}
            aria-label={t('editor.picker.searchLabel')}
            role="combobox"
            aria-expanded
            aria-controls={OPTIONS_ID}
            aria-autocomplete="list"
            aria-activedescendant={active && optionID(active.id)}
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
          <PickerShelves offers={offers} recent={picker.recent} shelf={picker.shelf} onChoose={picker.setShelf} />
          <PickerOptions picker={picker} onKey={handleKey} onPick={pick} />
        </Modal.Body>
        <div className={classes.foot}>
          {isReplacing ? <KeptContent type={active?.id} /> : <PlaceOfNew />}
          <Hints isReplacing={isReplacing} />
          <Button disabled={!active} onClick={() => active && pick(active.id)} className={classes.primary}>
            {active ? texts.deed : texts.nothing}
          </Button>
        </div>
        <VisuallyHidden role="status">{t('editor.picker.found', { count: found.length })}</VisuallyHidden>
      </Modal.Content>
    </Modal.Root>
  );
}

function Hints({ isReplacing }: { isReplacing: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={classes.hints} aria-hidden>
      <Kbd>↵</Kbd> {isReplacing ? t('editor.picker.replace') : t('editor.picker.add')}
      {!isReplacing && (
        <>
          <Kbd className={classes.second}>Shift ↵</Kbd> {t('editor.picker.addAndStay')}
        </>
      )}
    </p>
  );
}

function usePickerTexts(chosen: string): { title: string; deed: string; nothing: string } {
  const { t } = useTranslation();
  const label = useLabel();
  const { state } = useEditor();
  const type = useBlock(state.selected)?.type ?? '';
  if (state.activity === 'ReplaceBlock') {
    return {
      title: t('editor.replace.title', { block: label(`blocks.${type}.label`, type) }),
      deed: t('editor.replace.with', { block: chosen }),
      nothing: t('editor.block.replace'),
    };
  }
  return {
    title: t('editor.activities.AddingBlock'),
    deed: t('editor.picker.addNamed', { block: chosen }),
    nothing: t('editor.activities.AddingBlock'),
  };
}
