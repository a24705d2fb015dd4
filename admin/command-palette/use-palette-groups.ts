import { useTranslation } from 'react-i18next';
import type { NavigationGroup } from '../shared/navigation/index.ts';
import { matchEntries } from './match-entries.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import { parsePaletteQuery } from './palette-query.ts';
import { findRecentEntries } from './recent-entries.ts';
import { useGlobalActions, useScreenActions, useSearchTermActions } from './use-palette-actions.tsx';
import { usePaletteSearch } from './use-palette-search.tsx';
import { useScreenEntries } from './use-screen-entries.tsx';

type Options = {
  groups: readonly NavigationGroup[];
  pageTypes: readonly string[];
  onLogOut: () => void;
  input: string;
};

/** Returns the palette's entries by kind: search results, or recently chosen entries while nothing is typed. */
export function usePaletteGroups({ groups: navigation, pageTypes, onLogOut, input }: Options) {
  const { t } = useTranslation();
  const query = parsePaletteQuery(input);
  const search = usePaletteSearch(query);
  const screenActions = useScreenActions();
  const screens = useScreenEntries(navigation);
  const globalActions = useGlobalActions(pageTypes, onLogOut);
  const termActions = useSearchTermActions(query.term);

  const recentEntries = query.term === '' ? findRecentEntries([...screens, ...globalActions]) : [];
  const matchOthers = (entries: readonly PaletteEntry[]) =>
    matchEntries(entries, query.term).filter((entry) => !recentEntries.includes(entry));
  const screenGroup = { title: t('palette.here'), entries: matchOthers(screenActions) };
  const globalGroups = [
    { title: t('palette.recent'), entries: recentEntries },
    { title: t('palette.screens'), entries: matchOthers(screens) },
    { title: t('palette.actions'), entries: [...matchOthers(globalActions), ...termActions] },
  ];
  const all: readonly PaletteGroup[] =
    query.kind === 'users' ? search.groups : [screenGroup, ...search.groups, ...globalGroups];
  return { ...search, term: query.term, groups: all.filter(({ entries }) => entries.length > 0) };
}
