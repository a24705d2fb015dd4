import { useScreenCommands } from '../../shared/commands/index.ts';
import { publicationActionIcons } from './publication-icons.ts';
import type { PublicationControls } from './use-publication-controls.ts';

/** Adds the enabled publication actions to the command palette. */
export function usePublicationCommands({ available, publication, dialog, labelOf, start }: PublicationControls): void {
  const actions = available.primary === null ? available.others : [available.primary, ...available.others];
  // None can be started while another is running or its dialog is open.
  const isIdle = publication.busy === null && dialog === null;
  const usableActions = actions.filter(({ disabledReason }) => isIdle && disabledReason === null);
  useScreenCommands(
    usableActions.map(({ name }) => ({
      id: `publication-${name}`,
      label: labelOf(name),
      icon: publicationActionIcons[name],
      run: () => start(name),
    })),
  );
}
