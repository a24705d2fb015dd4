import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { announce } from '../../shared/ui/index.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import type { SaveState } from '../saving/save-state.ts';
import type { PublicationActions } from '../saving/use-publication-actions.ts';
import { findOpenRequest, reviewPath } from './find-open-request.ts';
import {
  type AvailableActions,
  type AvailableAction,
  listAvailableActions,
  type PublicationActionName,
} from './available-actions.ts';
import { useActionLabels } from './use-action-labels.ts';
import { usePublicationContext } from './use-publication-context.ts';

/** The actions that open a dialog first. */
export type PublicationDialog = Exclude<PublicationActionName, 'publish' | 'review'>;

/** The publication actions of the open page, as the bar, the menu and the command palette use them. */
export type PublicationControls = {
  publication: PublicationActions;
  available: AvailableActions;
  isUnsaved: boolean;
  labelOf: (name: PublicationActionName) => string;
  disabledReasonOf: (action: AvailableAction) => string | undefined;
  start: (name: PublicationActionName) => void;
  dialog: PublicationDialog | null;
  closeDialog: () => void;
};

type Options = { publication: PublicationActions; state: SaveState; onRefused: () => void };

/** The page's publication actions and the function that starts one. `onRefused` is called if publishing fails. */
export function usePublicationControls({ publication, state, onRefused }: Options): PublicationControls {
  const { t } = useTranslation();
  const { page } = usePageEditor();
  const navigate = useNavigate();
  const context = usePublicationContext(state);
  const { labelOf, disabledReasonOf } = useActionLabels(context);
  const [dialog, setDialog] = useState<PublicationDialog | null>(null);
  const publish = async () => {
    const isPublished = await publication.perform({ kind: 'publish' });
    announce(isPublished ? t('editor.announcements.published') : t('editor.announcements.notPublished'));
    if (!isPublished) onRefused();
  };
  const start = (name: PublicationActionName) => {
    const request = findOpenRequest(page);
    if (name === 'publish') return void publish();
    if (name === 'review') return request === null ? undefined : void navigate(reviewPath(request));
    publication.clearFailure();
    setDialog(name);
  };
  return {
    publication,
    available: listAvailableActions(context),
    isUnsaved: context.isUnsaved,
    labelOf,
    disabledReasonOf,
    start,
    dialog,
    closeDialog: () => setDialog(null),
  };
}
