import { useTranslation } from 'react-i18next';
import { type MouseEvent, useEffect, useId } from 'react';
import { Highlight } from '../shared/ui/index.ts';
import classes from './command-palette.module.css';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';

export const PALETTE_LISTBOX_ID = 'command-palette-options';
export const paletteOptionID = (id: string) => `command-palette-${encodeURIComponent(id)}`;

export type PaletteOptionHandlers = {
  onHighlight: (id: string) => void;
  onChoose: (entry: PaletteEntry, event: MouseEvent) => void;
};

type OptionProps = PaletteOptionHandlers & { entry: PaletteEntry; term: string; isActive: boolean };

function Option({ entry, term, isActive, onHighlight, onChoose }: OptionProps) {
  const { id, icon, label, detail, note } = entry;
  return (
    // The field handles the keys; it names this option as its active descendant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="option"
      id={paletteOptionID(id)}
      aria-selected={isActive}
      className={classes.option}
      onPointerMove={isActive ? undefined : () => onHighlight(id)}
      onClick={(event) => onChoose(entry, event)}
    >
      <span className={classes.icon}>{icon}</span>
      <span className={classes.label}>
        <Highlight text={label} term={term} />
      </span>
      <span className={classes.detail}>
        <Highlight text={detail} term={term} />
      </span>
      <span className="ui-fixed ui-dim ui-size-13 ui-numbers">{note}</span>
    </div>
  );
}

type GroupProps = PaletteOptionHandlers & { group: PaletteGroup; term: string; activeID: string | undefined };

function Group({ group, term, activeID, ...handlers }: GroupProps) {
  const titleID = useId();
  return (
    // A fieldset is not allowed inside a listbox.
    <div role="group" aria-labelledby={titleID}>
      <p id={titleID} className={classes.group}>
        {group.title}
      </p>
      {group.entries.map((entry) => (
        <Option key={entry.id} {...handlers} entry={entry} term={term} isActive={entry.id === activeID} />
      ))}
    </div>
  );
}

type Props = PaletteOptionHandlers & { groups: readonly PaletteGroup[]; term: string; activeID: string | undefined };

/** Search results by kind. The focus stays in the field, whose arrow keys move the highlight. */
export function PaletteOptions({ groups, ...shared }: Props) {
  const { t } = useTranslation();
  const { activeID } = shared;
  useEffect(() => {
    if (activeID !== undefined)
      document.getElementById(paletteOptionID(activeID))?.scrollIntoView({ block: 'nearest' });
  }, [activeID]);
  return (
    <div role="listbox" id={PALETTE_LISTBOX_ID} aria-label={t('palette.results')}>
      {groups.map((group) => (
        <Group key={group.title} {...shared} group={group} />
      ))}
    </div>
  );
}
