import { Kbd, Modal, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { NavigationGroup } from '../shared/navigation/index.ts';
import { usePermission } from '../shared/session/index.ts';
import { useReturnFocus } from '../shared/ui/index.ts';
import classes from './command-palette.module.css';
import type { PaletteEntry } from './palette-entry.ts';
import { OPTIONS_ID, optionID, PaletteOptions } from './palette-options.tsx';
import { noteChosen } from './recent-entries.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

type Props = {
  groups: readonly NavigationGroup[];
  pageTypes: readonly string[];
  onLogOut: () => void;
  onClose: () => void;
};

function Hints() {
  const { t } = useTranslation();
  const maySeeUsers = usePermission('manage-users');
  return (
    <span className={classes.hints}>
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('palette.hints.move')}
      </span>
      <span>
        <Kbd>{t('palette.newTabKey')}</Kbd> {t('palette.hints.newTab')}
      </span>
      {maySeeUsers ? (
        <span>
          <Kbd>#</Kbd> {t('palette.hints.users')}
        </span>
      ) : null}
      <span>
        <Kbd>&gt;</Kbd> {t('palette.hints.actions')}
      </span>
    </span>
  );
}

type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey'>;

/** Goes where an entry leads, in a new tab with Ctrl or Cmd, or does what it names. */
function useChoose(onClose: () => void) {
  const navigate = useNavigate();
  return (entry: PaletteEntry, { ctrlKey, metaKey }: Modifiers) => {
    noteChosen(entry.id);
    // The focus goes back first, so that a dialog opened by the action knows where it came from.
    flushSync(onClose);
    if (entry.run) setTimeout(entry.run);
    else if (ctrlKey || metaKey) window.open(`/cmsadmin${entry.path}`, '_blank', 'noopener');
    else void navigate(entry.path);
  };
}

/** Puts the cursor into the field as it is mounted: the trap of the dialog does so a moment later, when a letter may be lost. */
const focusField = (field: HTMLInputElement | null) => field?.focus();

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The field and what it finds; the arrows choose while the focus stays in the field. */
export function PaletteModal({ onClose, ...options }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  /** Enter was pressed before the search had answered. */
  const [entered, setEntered] = useState<Modifiers>();
  const { groups, term, isAsking, hasFailed } = usePaletteGroups({ ...options, typed });
  const choose = useChoose(onClose);
  useReturnFocus();

  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find(({ id }) => id === chosen) ?? entries[0];
  const count = entries.length;
  const enter = (modifiers: Modifiers) => {
    // The first entry may change while the search runs; one that was pointed at stays.
    if (isAsking && active?.id !== chosen) setEntered(modifiers);
    else if (active) choose(active, modifiers);
  };
  const chooseFirst = useEffectEvent(() => entered && active && choose(active, entered));
  useEffect(() => {
    if (entered && !isAsking) chooseFirst();
  }, [entered, isAsking]);
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter') enter(event);
    else if (step === undefined || !active) return;
    else setChosen(entries[(entries.indexOf(active) + step + count) % count]?.id);
    event.preventDefault();
  };
  const message = hasFailed ? t('palette.failed') : t('palette.count', { count });

  return (
    <Modal.Root opened onClose={onClose} size={680} centered={false} yOffset="min(108px, 16dvh)" xOffset={16}>
      <Modal.Overlay />
      <Modal.Content classNames={{ content: classes.content ?? '' }} aria-label={t('palette.open')}>
        <TextInput
          ref={focusField}
          className={classes.field}
          classNames={{ input: classes.input ?? '' }}
          variant="unstyled"
          role="combobox"
          aria-label={t('palette.field')}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={OPTIONS_ID}
          aria-activedescendant={active && optionID(active.id)}
          placeholder={t('palette.placeholder')}
          leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
          rightSection={<Kbd aria-hidden>Esc</Kbd>}
          rightSectionWidth={56}
          value={typed}
          maxLength={200}
          spellCheck={false}
          autoComplete="off"
          data-autofocus
          // Escape closes the palette alone, not a dialog below it, whose own listener looks for this mark.
          data-mantine-stop-propagation
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setChosen(undefined);
            setEntered(undefined);
          }}
          onKeyDown={handleKey}
        />
        <div className={classes.results}>
          <PaletteOptions groups={groups} term={term} active={active?.id} point={setChosen} choose={choose} />
          {count === 0 && !isAsking ? <p className={classes.nothing}>{t('palette.nothing')}</p> : null}
        </div>
        <div className={classes.foot}>
          <Hints />
          <span role="status">{isAsking ? '' : message}</span>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
