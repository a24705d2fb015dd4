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
import { chooseLanguage, languageNames, interfaceLanguages } from '../shared/i18n/index.ts';
import { useLabel } from '../shared/i18n/labels.ts';
import { usePermission } from '../shared/session/index.ts';
import type { PaletteEntry } from './palette-entry.ts';

const noDetails = { detail: '', note: null } as const;

function renderIcon(IconComponent: Icon) {
  return <IconComponent size={17} stroke={1.6} aria-hidden />;
}

/** Actions of the open screen, such as publishing its page. */
export function useScreenActions(): readonly PaletteEntry[] {
  const commands = useSyncExternalStore(screenCommands.subscribe, screenCommands.get);
  return commands.map(({ id, label, icon, run }) => ({ ...noDetails, id, label, icon: renderIcon(icon), run }));
}

/** "New page" for each page type that the user may create pages of. */
function useNewPageActions(pageTypes: readonly string[]): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const label = useLabel();
  return pageTypes.map((type) => ({
    ...noDetails,
    id: `new-page-${type}`,
    path: `/new-page?type=${encodeURIComponent(type)}`,
    icon: renderIcon(IconFilePlus),
    label: t('palette.newPageOfType', { type: label(`pageTypes.${type}.label`, type) }),
  }));
}

/** The themes and languages that are not active. */
function usePreferenceActions(): readonly PaletteEntry[] {
  const { t, i18n } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const themes = (['light', 'dark', 'auto'] as const).filter((scheme) => scheme !== colorScheme);
  const otherLanguages = interfaceLanguages.filter((language) => language !== i18n.language);
  return [
    ...themes.map((scheme) => ({
      ...noDetails,
      id: `theme-${scheme}`,
      icon: renderIcon(IconSunMoon),
      label: t('palette.theme', { theme: t(`preferences.${scheme}`) }),
      run: () => setColorScheme(scheme),
    })),
    ...otherLanguages.map((language) => ({
      ...noDetails,
      id: `language-${language}`,
      icon: renderIcon(IconLanguage),
      label: t('palette.language', { language: languageNames[language] }),
      run: () => void chooseLanguage(language),
    })),
  ];
}

/** Actions that are available on every screen. */
export function useGlobalActions(pageTypes: readonly string[], onLogOut: () => void): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const newPages = useNewPageActions(pageTypes);
  const preferences = usePreferenceActions();
  const logOut = {
    ...noDetails,
    id: 'log-out',
    icon: renderIcon(IconLogout2),
    label: t('navigation.logOut'),
    run: onLogOut,
  };
  return [...newPages, ...preferences, logOut];
}

/** Actions for the typed search term. */
export function useSearchTermActions(term: string): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const canCreate = usePermission('create-page');
  if (term === '') return [];
  const query = encodeURIComponent(term);
  const newPage = {
    ...noDetails,
    id: 'new-page-called',
    path: `/new-page?title=${query}`,
    icon: renderIcon(IconFilePlus),
    label: t('palette.newPage', { term }),
  };
  return [
    ...(canCreate ? [newPage] : []),
    {
      ...noDetails,
      id: 'search-pages',
      path: `/?q=${query}`,
      icon: renderIcon(IconSearch),
      label: t('palette.searchPages', { term }),
    },
    {
      ...noDetails,
      id: 'search-media',
      path: `/medialibrary?q=${query}`,
      icon: renderIcon(IconPhotoSearch),
      label: t('palette.searchMedia', { term }),
    },
  ];
}
