import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../shared/ui/index.ts';
import { useEditorServices } from './editor-context.ts';

export type UndoControls = { hasPast: boolean; hasFuture: boolean; undo: () => void; redo: () => void };

/** Undo and redo, which are announced to screen readers. */
export function useUndo(): UndoControls {
  const { t } = useTranslation();
  const { content, dispatch } = useEditorServices();
  const hasPast = useSyncExternalStore(content.subscribe, content.hasPast);
  const hasFuture = useSyncExternalStore(content.subscribe, content.hasFuture);
  return useMemo(
    () => ({
      hasPast,
      hasFuture,
      undo: () => {
        dispatch({ type: 'drop' });
        if (content.undo()) announce(t('editor.announcements.undone'));
      },
      redo: () => {
        dispatch({ type: 'drop' });
        if (content.redo()) announce(t('editor.announcements.redone'));
      },
    }),
    [t, content, dispatch, hasPast, hasFuture],
  );
}
