import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { announce } from '../../shared/ui/index.ts';
import { useEditor } from '../editor/editor-context.ts';
import type { SaveState } from '../saving/save-state.ts';
import type { Publication } from '../saving/use-publication.ts';
import { openRequestOf, reviewPath } from './open-request.ts';
import { type Offer, type OfferedAction, offerActions, type PublicationDeed } from './publication-actions.ts';
import { useDeedNames } from './use-deed-names.ts';
import { useSituation } from './use-situation.ts';

/** The deeds that ask something first. */
export type PublicationDialog = Exclude<PublicationDeed, 'publish' | 'review'>;

export type PublicationDesk = {
  publication: Publication;
  offer: Offer;
  isUnsaved: boolean;
  nameOf: (deed: PublicationDeed) => string;
  reasonOf: (action: OfferedAction) => string | undefined;
  start: (deed: PublicationDeed) => void;
  dialog: PublicationDialog | null;
  closeDialog: () => void;
};

type Options = { publication: Publication; state: SaveState; onRefused: () => void };

/** What can be done about the page's publication, and the way to begin it. */
export function usePublicationDesk({ publication, state, onRefused }: Options): PublicationDesk {
  const { t } = useTranslation();
  const { page } = useEditor();
  const navigate = useNavigate();
  const situation = useSituation(state);
  const { nameOf, reasonOf } = useDeedNames(situation);
  const [dialog, setDialog] = useState<PublicationDialog | null>(null);
  const publish = async () => {
    const isPublished = await publication.perform({ kind: 'publish' });
    announce(isPublished ? t('editor.said.published') : t('editor.said.notPublished'));
    if (!isPublished) onRefused();
  };
  const start = (deed: PublicationDeed) => {
    const request = openRequestOf(page);
    if (deed === 'publish') return void publish();
    if (deed === 'review') return request === null ? undefined : void navigate(reviewPath(request));
    publication.clearFailure();
    setDialog(deed);
  };
  return {
    publication,
    offer: offerActions(situation),
    isUnsaved: situation.isUnsaved,
    nameOf,
    reasonOf,
    start,
    dialog,
    closeDialog: () => setDialog(null),
  };
}
