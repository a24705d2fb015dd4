import { useMantineColorScheme } from '@mantine/core';
import {
  IconFilePlus,
  IconLanguage,
  IconLogout2,
  IconPhotoSearch,
  IconSearch,
  IconSunMoon,
  type Icon,
} from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { screenCommands } from '../shared/commands/index.ts';
import { chooseLanguage, languageNames, languages } from '../shared/i18n/index.ts';
import { useLabel } from '../shared/i18n/labels.ts';
import { usePermission } from '../shared/session/index.ts';
import type { PaletteEntry } from './palette-entry.ts';

const plain = { detail: '', note: null } as const;

function iconOf(Shape: Icon) {
  return <Shape size={17} stroke={1.6} aria-hidden />;
}

/** What can be done on the screen that is open, such as publishing its page. */
export function useScreenActions(): readonly PaletteEntry[] {
  const commands = useSyncExternalStore(screenCommands.subscribe, screenCommands.get);
  return commands.map(({ id, label, icon, run }) => ({ ...plain, id, label, icon: iconOf(icon), run }));
}

/** A new page of each type that the viewer may make pages of. */
function useNewPages(pageTypes: readonly string[]): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const label = useLabel();
  return pageTypes.map((type) => ({
    ...plain,
    id: `new-page-${type}`,
    path: `/new-page?type=${encodeURIComponent(type)}`,
    icon: iconOf(IconFilePlus),
    label: t('palette.newPageOfType', { type: label(`pageTypes.${type}.label`, type) }),
  }));
}

/** The themes and languages that are not in use. */
function usePreferences(): readonly PaletteEntry[] {
  const { t, i18n } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const themes = (['light', 'dark', 'auto'] as const).filter((scheme) => scheme !== colorScheme);
  const others = languages.filter((language) => language !== i18n.language);
  return [
    ...themes.map((scheme) => ({
      ...plain,
      id: `theme-${scheme}`,
      icon: iconOf(IconSunMoon),
      label: t('palette.theme', { theme: t(`preferences.${scheme}`) }),
      run: () => setColorScheme(scheme),
    })),
    ...others.map((language) => ({
      ...plain,
      id: `language-${language}`,
      icon: iconOf(IconLanguage),
      label: t('palette.language', { language: languageNames[language] }),
      run: () => void chooseLanguage(language),
    })),
  ];
}

/** What can be done wherever one is. */
export function useGlobalActions(pageTypes: readonly string[], onLogOut: () => void): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const newPages = useNewPages(pageTypes);
  const preferences = usePreferences();
  const logOut = { ...plain, id: 'log-out', icon: iconOf(IconLogout2), label: t('navigation.logOut'), run: onLogOut };
  return [...newPages, ...preferences, logOut];
}

/** What can be done with a term that was typed. */
export function useTermActions(term: string): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const mayCreate = usePermission('create-page');
  if (term === '') return [];
  const query = encodeURIComponent(term);
  const newPage = {
    ...plain,
    id: 'new-page-called',
    path: `/new-page?title=${query}`,
    icon: iconOf(IconFilePlus),
    label: t('palette.newPage', { term }),
  };
  return [
    ...(mayCreate ? [newPage] : []),
    {
      ...plain,
      id: 'search-pages',
      path: `/?q=${query}`,
      icon: iconOf(IconSearch),
      label: t('palette.searchPages', { term }),
    },
    {
      ...plain,
      id: 'search-media',
      path: `/medialibrary?q=${query}`,
      icon: iconOf(IconPhotoSearch),
      label: t('palette.searchMedia', { term }),
    },
  ];
}
