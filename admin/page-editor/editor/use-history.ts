import { createUsePuck, type Data, useGetPuck } from '@puckeditor/core';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../shared/ui/index.ts';
import type { Snapshot } from '../content/history.ts';
import { fromSnapshot, toSnapshot } from '../content/puck-content.ts';
import { useEditor } from './editor-context.ts';

const usePuckStore = createUsePuck();

export type Steps = { hasPast: boolean; hasFuture: boolean; undo: () => void; redo: () => void };

/** Notes every change of the content, ours and those that Puck makes by dragging. Draws nothing. */
export function HistoryRecorder(): null {
  const { history, state } = useEditor();
  const data = usePuckStore(({ appState }) => appState.data);
  const isCarrying = state.carried !== null;
  useEffect(() => {
    // From picking up to dropping is one step, and none where the block was put back.
    if (!isCarrying) history.record(toSnapshot(data));
  }, [history, data, isCarrying]);
  return null;
}

export function useHistory(): Steps {
  const { t } = useTranslation();
  const { history, act } = useEditor();
  const getPuck = useGetPuck();
  const hasPast = useSyncExternalStore(history.subscribe, () => history.get().past.length > 0);
  const hasFuture = useSyncExternalStore(history.subscribe, () => history.get().future.length > 0);
  return useMemo(() => {
    const show = (snapshot: Snapshot | null, said: string) => {
      if (snapshot === null) return;
      const data = fromSnapshot(snapshot) as Partial<Data>;
      getPuck().dispatch({ type: 'setData', data: () => data, recordHistory: false });
      announce(said);
    };
    const settle = () => {
      act({ type: 'drop' });
      history.record(toSnapshot(getPuck().appState.data));
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
  }, [t, history, act, getPuck, hasPast, hasFuture]);
}
