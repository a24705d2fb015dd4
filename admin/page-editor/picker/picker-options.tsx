import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockIllustration } from './block-illustration.tsx';
import type { BlockOption } from './find-block-options.ts';
import classes from './picker.module.css';
import type { BlockPickerState } from './use-block-picker.ts';

/** Element ids of the listbox and its options, to which the search field refers. */
export const BLOCK_OPTIONS_ID = 'block-picker-options';
export const blockOptionID = (type: string) => `block-picker-${type}`;

type Props = { picker: BlockPickerState; onKey: (event: KeyboardEvent) => void; onPick: (type: string) => void };

/** The options as a listbox. The focus stays in the search field, whose arrow keys move the active option. */
export function PickerOptions({ picker, onKey, onPick }: Props) {
  const { t } = useTranslation();
  const { found, shown, active, list, highlight } = picker;
  const activeID = active?.id;
  useEffect(() => {
    if (activeID !== undefined) document.getElementById(blockOptionID(activeID))?.scrollIntoView({ block: 'nearest' });
  }, [activeID]);
  return (
    <div className={classes.optionArea}>
      {found.length === 0 && <NothingFound picker={picker} />}
      <div
        role="listbox"
        tabIndex={0}
        aria-activedescendant={activeID && blockOptionID(activeID)}
        onKeyDown={onKey}
        id={BLOCK_OPTIONS_ID}
        ref={list}
        className={classes.options}
        aria-label={t('editor.picker.blocks')}
      >
        {shown.map((option) => (
          <Option
            key={option.id}
            option={option}
            isActive={option === active}
            onHighlight={() => highlight(option.id)}
            onPick={() => onPick(option.id)}
          />
        ))}
      </div>
    </div>
  );
}

/** Message above the suggestions, with a button that clears the search. */
function NothingFound({ picker: { search, setSearch } }: { picker: BlockPickerState }) {
  const { t } = useTranslation();
  return (
    <div className={classes.noResults}>
      <p>
        {t('editor.picker.nothing', { search })} {t('editor.picker.nearest')}
      </p>
      <Button
        size="xs"
        variant="default"
        onClick={() => {
          setSearch('');
          document.querySelector<HTMLElement>(`[aria-controls="${BLOCK_OPTIONS_ID}"]`)?.focus();
        }}
      >
        {t('editor.picker.clear')}
      </Button>
    </div>
  );
}

type OptionProps = { option: BlockOption; isActive: boolean; onHighlight: () => void; onPick: () => void };

function Option({ option, isActive, onHighlight, onPick }: OptionProps) {
  const { id, label, description, illustration } = option;
  return (
    // Keys are handled by the search field, which refers to the active option.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="option"
      id={blockOptionID(id)}
      aria-selected={isActive}
      className={classes.option}
      onPointerMove={isActive ? undefined : onHighlight}
      onClick={onPick}
    >
      <BlockIllustration shapes={illustration} />
      <span className={classes.name}>{label}</span> <span className={classes.description}>{description}</span>
    </div>
  );
}
