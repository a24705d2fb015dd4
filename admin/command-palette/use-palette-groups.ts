import { useTranslation } from 'react-i18next';
import type { NavigationGroup } from '../shared/navigation/index.ts';
import { matchEntries } from './match-entries.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import { readQuery } from './palette-query.ts';
import { findRecent } from './recent-entries.ts';
import { useGlobalActions, useScreenActions, useTermActions } from './use-actions.tsx';
import { useFound } from './use-found.tsx';
import { useScreens } from './use-screens.tsx';

type Options = {
  groups: readonly NavigationGroup[];
  pageTypes: readonly string[];
  onLogOut: () => void;
  typed: string;
};

/** What the palette lists for what was typed, by kind; without a term, what was chosen last in front. */
export function usePaletteGroups({ groups: navigation, pageTypes, onLogOut, typed }: Options) {
  const { t } = useTranslation();
  const query = readQuery(typed);
  const found = useFound(query);
  const screenActions = useScreenActions();
  const screens = useScreens(navigation);
  const globalActions = useGlobalActions(pageTypes, onLogOut);
  const termActions = useTermActions(query.term);

  const recent = query.term === '' ? findRecent([...screens, ...globalActions]) : [];
  const others = (entries: readonly PaletteEntry[]) =>
    matchEntries(entries, query.term).filter((entry) => !recent.includes(entry));
  const ofScreen = { title: t('palette.here'), entries: others(screenActions) };
  const everywhere = [
    { title: t('palette.recent'), entries: recent },
    { title: t('palette.screens'), entries: others(screens) },
    { title: t('palette.actions'), entries: [...others(globalActions), ...termActions] },
  ];
  const all: readonly PaletteGroup[] =
    query.kind === 'users' ? found.groups : [ofScreen, ...found.groups, ...everywhere];
  return { ...found, term: query.term, groups: all.filter(({ entries }) => entries.length > 0) };
}
