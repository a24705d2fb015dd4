import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { LogOutModal, type NavigationGroup } from '../shared/navigation/index.ts';
import { OpenPalette } from './palette-context.ts';
import { PaletteModal } from './palette-modal.tsx';
import { usePaletteKey } from './use-palette-key.ts';

type Props = {
  groups: readonly NavigationGroup[];
  /** Ids of the page types that the viewer may make pages of. */
  pageTypes: readonly string[];
  children: ReactNode;
};

/**
 * Puts the command palette on every screen for somebody who is signed in: Ctrl or Cmd with K. It is part of the main
 * bundle, so that it has the focus before the next key is pressed.
 */
export function PaletteHost({ groups, pageTypes, children }: Props) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const [isLoggingOut, setIsLoggingOut] = useState(false);
  usePaletteKey(open);
  return (
    <OpenPalette value={open}>
      {children}
      {isOpen ? (
        <PaletteModal groups={groups} pageTypes={pageTypes} onLogOut={() => setIsLoggingOut(true)} onClose={close} />
      ) : null}
      <LogOutModal isOpen={isLoggingOut} onClose={() => setIsLoggingOut(false)} />
    </OpenPalette>
  );
}
