import { useSession } from '../../shared/session/index.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import type { SaveState } from '../saving/save-state.ts';
import { findOpenRequest } from './find-open-request.ts';
import type { PublicationContext } from './available-actions.ts';

/** Collects what decides about the available publication actions: the page, the permissions, and unsaved work. */
export function usePublicationContext(state: SaveState): PublicationContext {
  const { page } = usePageEditor();
  const viewerID = useSession().user?.id;
  const request = findOpenRequest(page);
  const isUnsaved = state.status !== 'saved' && state.status !== 'conflict';
  return {
    status: page.status,
    hasNewerWork: page.hasNewerWork,
    isLive: page.live,
    isUnsaved,
    hasUnsentSlug: state.status === 'unsavedSlug',
    hasConflict: state.status === 'conflict',
    canEdit: page.viewerCanEdit,
    canPublish: page.viewerCanPublish,
    request: request && {
      isOwn: request.requestedBy?.id === viewerID,
      isOutdated: (isUnsaved && state.status !== 'unsavedSlug') || request.pageVersionID !== page.pageVersionID,
      canDecide: request.viewerCanAnswer,
      canRevoke: request.viewerCanRevoke,
    },
  };
}
