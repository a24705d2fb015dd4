import type { ReactNode } from 'react';
import { PaletteHost } from '../command-palette/index.ts';
import { useSiteNavigation } from './use-navigation.ts';

/** Around every screen of somebody who is signed in: this installation's command palette. */
export function PaletteLayout({ children }: { children: ReactNode }) {
  const { groups, creatableTypes } = useSiteNavigation();
  return (
    <PaletteHost groups={groups} pageTypes={creatableTypes}>
      {children}
    </PaletteHost>
  );
}
