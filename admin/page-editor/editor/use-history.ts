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
  const { history } = useEditor();
  const data = usePuckStore(({ appState }) => appState.data);
  useEffect(() => history.record(toSnapshot(data)), [history, data]);
  return null;
}

export function useHistory(): Steps {
  const { t } = useTranslation();
  const { history } = useEditor();
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
    return {
      hasPast,
      hasFuture,
      undo: () => show(history.undo(), t('editor.said.undone')),
      redo: () => show(history.redo(), t('editor.said.redone')),
    };
  }, [t, history, getPuck, hasPast, hasFuture]);
}
