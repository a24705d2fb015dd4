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
import { PALETTE_LISTBOX_ID, paletteOptionID, PaletteOptions } from './palette-options.tsx';
import { rememberEntry } from './recent-entries.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

type Props = {
  groups: readonly NavigationGroup[];
  pageTypes: readonly string[];
  onLogOut: () => void;
  onClose: () => void;
};

function KeyHints() {
  const { t } = useTranslation();
  const canSeeUsers = usePermission('manage-users');
  return (
    <span className={classes.hints}>
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('palette.hints.move')}
      </span>
      <span>
        <Kbd>{t('palette.newTabKey')}</Kbd> {t('palette.hints.newTab')}
      </span>
      {canSeeUsers ? (
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

/** Opens an entry's path (in a new tab with Ctrl or Cmd) or runs its action. */
function useChooseEntry(onClose: () => void) {
  const navigate = useNavigate();
  return (entry: PaletteEntry, { ctrlKey, metaKey }: Modifiers) => {
    rememberEntry(entry.id);
    // Restore the focus first, so that a dialog opened by the action can return it later.
    flushSync(onClose);
    if (entry.run) setTimeout(entry.run);
    else if (ctrlKey || metaKey) window.open(`/cmsadmin${entry.path}`, '_blank', 'noopener');
    else void navigate(entry.path);
  };
}

/**
 * Focuses the field on mount. The dialog's focus trap does so later, when the first typed letter could already be lost.
 */
const focusField = (field: HTMLInputElement | null) => field?.focus();

const stepByKey: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The search field with its results. Arrow keys highlight results while the focus stays in the field. */
export function CommandPaletteModal({ onClose, ...options }: Props) {
  const { t } = useTranslation();
  const [input, setInput] = useState('');
  const [highlightedID, setHighlightedID] = useState<string>();
  /** Enter was pressed while the search was still running. */
  const [pendingEnter, setPendingEnter] = useState<Modifiers>();
  const { groups, term, isSearching, hasFailed } = usePaletteGroups({ ...options, input });
  const choose = useChooseEntry(onClose);
  useReturnFocus();

  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find(({ id }) => id === highlightedID) ?? entries[0];
  const count = entries.length;
  const handleEnter = (modifiers: Modifiers) => {
    // While the search runs the first result may still change; a highlighted one does not.
    if (isSearching && active?.id !== highlightedID) setPendingEnter(modifiers);
    else if (active) choose(active, modifiers);
  };
  const choosePending = useEffectEvent(() => pendingEnter && active && choose(active, pendingEnter));
  useEffect(() => {
    if (pendingEnter && !isSearching) choosePending();
  }, [pendingEnter, isSearching]);
  const handleKey = (event: KeyboardEvent) => {
    const step = stepByKey[event.key];
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter') handleEnter(event);
    else if (step === undefined || !active) return;
    else setHighlightedID(entries[(entries.indexOf(active) + step + count) % count]?.id);
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
          aria-controls={PALETTE_LISTBOX_ID}
          aria-activedescendant={active && paletteOptionID(active.id)}
          placeholder={t('palette.placeholder')}
          leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
          rightSection={<Kbd aria-hidden>Esc</Kbd>}
          rightSectionWidth={56}
          value={input}
          maxLength={200}
          spellCheck={false}
          autoComplete="off"
          data-autofocus
          // Lets Escape close only the palette, not a dialog below it, whose listener checks this attribute.
          data-mantine-stop-propagation
          onChange={(event) => {
            setInput(event.currentTarget.value);
            setHighlightedID(undefined);
            setPendingEnter(undefined);
          }}
          onKeyDown={handleKey}
        />
        <div className={classes.results}>
          <PaletteOptions
            groups={groups}
            term={term}
            activeID={active?.id}
            onHighlight={setHighlightedID}
            onChoose={choose}
          />
          {count === 0 && !isSearching ? <p className={classes.noResults}>{t('palette.nothing')}</p> : null}
        </div>
        <div className={classes.footer}>
          <KeyHints />
          <span role="status">{isSearching ? '' : message}</span>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
