import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../shared/ui/index.ts';
import type { PageContent } from '../content/page-content.ts';
import { useEditor, useTools } from './editor-context.ts';
import { useContent } from './use-content.ts';

export type Steps = { hasPast: boolean; hasFuture: boolean; undo: () => void; redo: () => void };

/** Records every change of the content. Renders nothing. */
export function HistoryRecorder(): null {
  const { history, state } = useEditor();
  const content = useContent();
  const isCarrying = state.carried !== null;
  useEffect(() => {
    // From picking up to dropping is one step, and none where the block was put back.
    if (!isCarrying) history.record(content);
  }, [history, content, isCarrying]);
  return null;
}

export function useHistory(): Steps {
  const { t } = useTranslation();
  const { history, content, act } = useTools();
  const hasPast = useSyncExternalStore(history.subscribe, () => history.get().past.length > 0);
  const hasFuture = useSyncExternalStore(history.subscribe, () => history.get().future.length > 0);
  return useMemo(() => {
    const show = (step: PageContent | null, said: string) => {
      if (step === null) return;
      content.set(step);
      announce(said);
    };
    const settle = () => {
      act({ type: 'drop' });
      history.record(content.get());
    };
    return {
      hasPast,
      hasFuture,
      undo: () => {
        settle();
        show(history.undo(), t('editor.said.undone'));
      },
      redo: () => {
        settle();
        show(history.redo(), t('editor.said.redone'));
      },
    };
  }, [t, history, content, act, hasPast, hasFuture]);
}
