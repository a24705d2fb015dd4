import type { ReactNode } from 'react';
import { CommandPaletteProvider } from '../command-palette/index.ts';
import { useSiteNavigation } from './use-navigation.ts';

/** Adds the command palette to every screen of a signed-in user. */
export function PaletteLayout({ children }: { children: ReactNode }) {
  const { groups, creatableTypes } = useSiteNavigation();
  return (
    <CommandPaletteProvider groups={groups} pageTypes={creatableTypes}>
      {children}
    </CommandPaletteProvider>
  );
}
