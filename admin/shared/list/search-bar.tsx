import type { ServerList } from './list-state.ts';
import { ActionIcon, Kbd, TextInput, Tooltip } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './search-bar.module.css';

type Props = {
  list: Pick<ServerList<unknown>, 'isSearchOpen' | 'searchTerm' | 'search' | 'toggleSearch'>;
  /** Accessible name of the field: 'Search pages'. */
  label: string;
};

/** A search icon that opens a field. Esc or the close button closes it and clears the search. */
export function SearchBar({ list, label }: Props) {
  const { t } = useTranslation();
  const { isSearchOpen, searchTerm, search, toggleSearch } = list;
  const input = useRef<HTMLInputElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  const wasToggled = useRef(false);

  useEffect(() => {
    // Only after a click: if the address contains a search, the field opens without taking the focus.
    if (!wasToggled.current) return;
    if (isSearchOpen) input.current?.focus();
    else openButton.current?.focus();
  }, [isSearchOpen]);

  function toggle() {
    wasToggled.current = true;
    toggleSearch();
  }

  if (!isSearchOpen) {
    return (
      <Tooltip label={label}>
        <ActionIcon ref={openButton} aria-label={label} aria-expanded={false} onClick={toggle}>
          <IconSearch size={19} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
    );
  }
  return (
    <search className={classes.root}>
      <TextInput
        ref={input}
        aria-label={label}
        placeholder={label}
        value={searchTerm}
        onChange={(event) => search(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && toggle()}
        leftSection={<IconSearch size={17} stroke={1.6} aria-hidden />}
        rightSectionWidth={72}
        rightSectionPointerEvents="all"
        rightSection={
          <span className={classes.close}>
            <Kbd className={classes.hint} aria-hidden>
              Esc
            </Kbd>
            <ActionIcon size="sm" aria-label={t('list.closeSearch')} onClick={toggle}>
              <IconX size={17} stroke={1.6} aria-hidden />
            </ActionIcon>
          </span>
        }
      />
    </search>
  );
}
