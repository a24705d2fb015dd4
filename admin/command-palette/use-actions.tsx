import { IconFilePlus, IconPhotoSearch, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../shared/i18n/labels.ts';
import { listVisibleGroups, type NavigationGroup, type NavigationItem } from '../shared/navigation/index.ts';
import { usePermission, useSession } from '../shared/session/index.ts';
import type { PaletteEntry } from './palette-entry.ts';

const iconSize = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

/** The screens that one may see, those with the term in their name. */
export function useScreens(groups: readonly NavigationGroup[], term: string): readonly PaletteEntry[] {
  const label = useLabel();
  const { user } = useSession();
  const { t } = useTranslation();
  const screens = listVisibleGroups(groups, user).flatMap((group) =>
    group.items.flatMap((item) => [item, ...(item.submenu ?? [])].map((screen) => ({ ...screen, group: group.label }))),
  );
  const oneself = { label: 'navigation.settings', path: '/user/settings', group: '' };
  return [...screens, oneself]
    .map((screen: NavigationItem & { group: string }) => ({
      path: screen.path,
      icon: screen.icon ? <screen.icon {...iconSize} /> : null,
      label: label(screen.label, screen.label),
      detail: screen.group === '' ? t('palette.oneself') : label(screen.group, screen.group),
      note: null,
    }))
    .filter(({ label: name }) => name.toLowerCase().includes(term.toLowerCase()));
}

/** What can be done with a term wherever one is. */
export function useDeeds(term: string): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const mayCreate = usePermission('create-page');
  if (term === '') return [];
  const query = encodeURIComponent(term);
  const plain = { detail: '', note: null };
  return [
    ...(mayCreate
      ? [
          {
            ...plain,
            path: `/new-page?title=${query}`,
            icon: <IconFilePlus {...iconSize} />,
            label: t('palette.newPage', { term }),
          },
        ]
      : []),
    { ...plain, path: `/?q=${query}`, icon: <IconSearch {...iconSize} />, label: t('palette.searchPages', { term }) },
    {
      ...plain,
      path: `/medialibrary?q=${query}`,
      icon: <IconPhotoSearch {...iconSize} />,
      label: t('palette.searchMedia', { term }),
    },
  ];
}
