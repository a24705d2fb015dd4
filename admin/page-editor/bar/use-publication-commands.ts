import { useScreenCommands } from '../../shared/commands/index.ts';
import { publicationIcons } from './publication-icons.ts';
import type { PublicationDesk } from './use-publication-desk.ts';

/** Offers in the command palette what the bar's button and menu offer, and starts it in the same way. */
export function usePublicationCommands({ offer, publication, dialog, nameOf, start }: PublicationDesk): void {
  const actions = offer.primary === null ? offer.others : [offer.primary, ...offer.others];
  // While one is under way or asks something, none can be started.
  const isFree = publication.busy === null && dialog === null;
  const usable = actions.filter(({ obstacle }) => isFree && obstacle === null);
  useScreenCommands(
    usable.map(({ deed }) => ({
      id: `publication-${deed}`,
      label: nameOf(deed),
      icon: publicationIcons[deed],
      run: () => start(deed),
    })),
  );
}
