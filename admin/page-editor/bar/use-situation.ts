import { useSession } from '../../shared/session/index.ts';
import { useEditor } from '../editor/editor-context.ts';
import type { SaveState } from '../saving/save-state.ts';
import { openRequestOf } from './open-request.ts';
import type { Situation } from './publication-actions.ts';

/** What decides which actions are offered: the page, the viewer's rights, and what is unsaved. */
export function useSituation(state: SaveState): Situation {
  const { page } = useEditor();
  const viewerID = useSession().user?.id;
  const request = openRequestOf(page);
  const isUnsaved = state.status !== 'saved' && state.status !== 'conflict';
  return {
    status: page.status,
    hasNewerWork: page.hasNewerWork,
    isLive: page.live,
    isUnsaved,
    hasUnsentSlug: state.status === 'unsavedSlug',
    hasConflict: state.status === 'conflict',
    mayEdit: page.viewerCanEdit,
    mayPublish: page.viewerCanPublish,
    request: request && {
      isOwn: request.requestedBy?.id === viewerID,
      isOutdated: (isUnsaved && state.status !== 'unsavedSlug') || request.pageVersionID !== page.pageVersionID,
      mayAnswer: request.viewerCanAnswer,
      mayRevoke: request.viewerCanRevoke,
    },
  };
}
