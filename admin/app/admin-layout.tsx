import type { ReactNode } from 'react';
import { CommandPalette } from '../command-palette/index.ts';
import { Desk } from '../shared/navigation/index.ts';
import { useNavigation } from './use-navigation.ts';

/** The desk with this installation's navigation. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const groups = useNavigation();
  return (
    <Desk groups={groups} renderPalette={(isCompact) => <CommandPalette groups={groups} isCompact={isCompact} />}>
      {children}
    </Desk>
  );
}
