import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { LogOutModal, type NavigationGroup } from '../shared/navigation/index.ts';
import { OpenPaletteContext } from './open-palette-context.ts';
import { CommandPaletteModal } from './command-palette-modal.tsx';
import { usePaletteShortcut } from './use-palette-shortcut.ts';

type Props = {
  groups: readonly NavigationGroup[];
  /** Ids of the page types that the user may create pages of. */
  pageTypes: readonly string[];
  children: ReactNode;
};

/**
 * Opens the command palette with Ctrl or Cmd + K. It is part of the main bundle, so that its field has the focus before
 * the next key is pressed.
 */
export function CommandPaletteProvider({ groups, pageTypes, children }: Props) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const [isLoggingOut, setIsLoggingOut] = useState(false);
  usePaletteShortcut(open);
  return (
    <OpenPaletteContext value={open}>
      {children}
      {isOpen ? (
        <CommandPaletteModal
          groups={groups}
          pageTypes={pageTypes}
          onLogOut={() => setIsLoggingOut(true)}
          onClose={close}
        />
      ) : null}
      <LogOutModal isOpen={isLoggingOut} onClose={() => setIsLoggingOut(false)} />
    </OpenPaletteContext>
  );
}
