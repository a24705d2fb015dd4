import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockPicture } from './block-picture.tsx';
import type { Offer } from './find-offers.ts';
import classes from './picker.module.css';
import type { Picker } from './use-picker.ts';

export const OPTIONS_ID = 'block-picker-options';
export const optionID = (type: string) => `block-picker-${type}`;

type Props = { picker: Picker; onKey: (event: KeyboardEvent) => void; onPick: (type: string) => void };

/** The blocks as pictures. The focus stays in the search, from which the arrow keys walk here. */
export function PickerOptions({ picker, onKey, onPick }: Props) {
  const { t } = useTranslation();
  const { found, shown, active, list, point } = picker;
  const activeID = active?.id;
  useEffect(() => {
    if (activeID !== undefined) document.getElementById(optionID(activeID))?.scrollIntoView({ block: 'nearest' });
  }, [activeID]);
  return (
    <div className={classes.stock}>
      {found.length === 0 && <NothingFound picker={picker} />}
      <div
        role="listbox"
        tabIndex={0}
        aria-activedescendant={activeID && optionID(activeID)}
        onKeyDown={onKey}
        id={OPTIONS_ID}
        ref={list}
        className={classes.options}
        aria-label={t('editor.picker.blocks')}
      >
        {shown.map((offer) => (
          <Option
            key={offer.id}
            offer={offer}
            isActive={offer === active}
            onPoint={() => point(offer.id)}
            onPick={() => onPick(offer.id)}
          />
        ))}
      </div>
    </div>
  );
}

/** Says so above the blocks that come closest, with the way back to all of them. */
function NothingFound({ picker: { search, setSearch } }: { picker: Picker }) {
  const { t } = useTranslation();
  return (
    <div className={classes.nothing}>
      <p>
        {t('editor.picker.nothing', { search })} {t('editor.picker.nearest')}
      </p>
      <Button
        size="xs"
        variant="default"
        onClick={() => {
          setSearch('');
          document.querySelector<HTMLElement>(`[aria-controls="${OPTIONS_ID}"]`)?.focus();
        }}
      >
        {t('editor.picker.clear')}
      </Button>
    </div>
  );
}

type OptionProps = { offer: Offer; isActive: boolean; onPoint: () => void; onPick: () => void };

function Option({ offer, isActive, onPoint, onPick }: OptionProps) {
  const { id, label, description, picture } = offer;
  return (
    // The keys are those of the search, which names this option as its active one.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="option"
      id={optionID(id)}
      aria-selected={isActive}
      className={classes.option}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onPick}
    >
      <BlockPicture shapes={picture} />
      <span className={classes.name}>{label}</span> <span className={classes.description}>{description}</span>
    </div>
  );
}
