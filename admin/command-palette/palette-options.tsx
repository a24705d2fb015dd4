import { useTranslation } from 'react-i18next';
import { type MouseEvent, useEffect, useId } from 'react';
import { Highlight } from '../shared/ui/index.ts';
import classes from './command-palette.module.css';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';

export const OPTIONS_ID = 'command-palette-options';
export const optionID = (id: string) => `command-palette-${encodeURIComponent(id)}`;

/** What a pointer does with an entry. */
export type Pointing = { point: (id: string) => void; choose: (entry: PaletteEntry, event: MouseEvent) => void };

type OptionProps = Pointing & { entry: PaletteEntry; term: string; isActive: boolean };

function Option({ entry, term, isActive, point, choose }: OptionProps) {
  const { id, icon, label, detail, note } = entry;
  return (
    // The keys are those of the field, which names this option as its active one.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="option"
      id={optionID(id)}
      aria-selected={isActive}
      className={classes.option}
      onPointerMove={isActive ? undefined : () => point(id)}
      onClick={(event) => choose(entry, event)}
    >
      <span className={classes.icon}>{icon}</span>
      <span className={classes.label}>
        <Highlight text={label} term={term} />
      </span>
      <span className={classes.detail}>
        <Highlight text={detail} term={term} />
      </span>
      <span className={classes.note}>{note}</span>
    </div>
  );
}

type GroupProps = Pointing & { group: PaletteGroup; term: string; active: string | undefined };

function Group({ group, term, active, ...pointing }: GroupProps) {
  const titleID = useId();
  return (
    // A fieldset is no part of a list to choose from.
    <div role="group" aria-labelledby={titleID}>
      <p id={titleID} className={classes.group}>
        {group.title}
      </p>
      {group.entries.map((entry) => (
        <Option key={entry.id} {...pointing} entry={entry} term={term} isActive={entry.id === active} />
      ))}
    </div>
  );
}

type Props = Pointing & { groups: readonly PaletteGroup[]; term: string; active: string | undefined };

/** What was found, by kind. The focus stays in the field, from which the arrow keys walk here. */
export function PaletteOptions({ groups, ...shared }: Props) {
  const { t } = useTranslation();
  const { active } = shared;
  useEffect(() => {
    if (active !== undefined) document.getElementById(optionID(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div role="listbox" id={OPTIONS_ID} aria-label={t('palette.results')}>
      {groups.map((group) => (
        <Group key={group.title} {...shared} group={group} />
      ))}
    </div>
  );
}
