import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../shared/ui/index.ts';
import type { PageContent } from '../content/page-content.ts';
import { usePageEditor, useEditorServices } from './editor-context.ts';
import { useContent } from './use-content.ts';

export type UndoControls = { hasPast: boolean; hasFuture: boolean; undo: () => void; redo: () => void };

/** Records every change of the content in the undo history. Renders nothing. */
export function UndoRecorder(): null {
  const { history, state } = usePageEditor();
  const content = useContent();
  const isGrabbing = state.grabbed !== null;
  useEffect(() => {
    // Everything from picking a block up to dropping it is one step.
    if (!isGrabbing) history.record(content);
  }, [history, content, isGrabbing]);
  return null;
}

/** Undo and redo, which are announced to screen readers. */
export function useUndo(): UndoControls {
  const { t } = useTranslation();
  const { history, content, dispatch } = useEditorServices();
  const hasPast = useSyncExternalStore(history.subscribe, () => history.get().past.length > 0);
  const hasFuture = useSyncExternalStore(history.subscribe, () => history.get().future.length > 0);
  return useMemo(() => {
    const show = (step: PageContent | null, message: string) => {
      if (step === null) return;
      content.set(step);
      announce(message);
    };
    const finishGrab = () => {
      dispatch({ type: 'drop' });
      history.record(content.get());
    };
    return {
      hasPast,
      hasFuture,
      undo: () => {
        finishGrab();
        show(history.undo(), t('editor.announcements.undone'));
      },
      redo: () => {
        finishGrab();
        show(history.redo(), t('editor.announcements.redone'));
      },
    };
  }, [t, history, content, dispatch, hasPast, hasFuture]);
}
