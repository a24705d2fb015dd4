import type { NavigationGroup } from '../shared/navigation/index.ts';
import { IconFilePlus, IconLayoutList } from '@tabler/icons-react';

/** The entries of the navigation; an entry with a permission is shown only to those who have it. */
export const navigation: readonly NavigationGroup[] = [
  {
    label: 'navigation.pages',
    items: [
      { label: 'navigation.pageOverview', path: '/', icon: IconLayoutList },
      { label: 'navigation.newPage', path: '/new-page', icon: IconFilePlus, permission: 'create-page' },
    ],
  },
];
