import { useTranslation } from 'react-i18next';
import { useLabel } from '../shared/i18n/labels.ts';
import { listVisibleGroups, type NavigationGroup, type NavigationItem } from '../shared/navigation/index.ts';
import { useSession } from '../shared/session/index.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** The screens that the user may open. */
export function useScreenEntries(groups: readonly NavigationGroup[]): readonly PaletteEntry[] {
  const label = useLabel();
  const { user } = useSession();
  const { t } = useTranslation();
  const screens = listVisibleGroups(groups, user).flatMap((group) =>
    group.items.flatMap((item) => [item, ...(item.submenu ?? [])].map((screen) => ({ ...screen, group: group.label }))),
  );
  const userSettings = { label: 'navigation.settings', path: '/user/settings', group: '' };
  return [...screens, userSettings].map((screen: NavigationItem & { group: string }) => ({
    id: screen.path,
    path: screen.path,
    icon: screen.icon ? <screen.icon size={17} stroke={1.6} aria-hidden /> : null,
    label: label(screen.label, screen.label),
    detail: screen.group === '' ? t('palette.account') : label(screen.group, screen.group),
    note: null,
  }));
}
