import { createUsePuck, useGetPuck } from '@puckeditor/core';
import { type RefObject, useEffect } from 'react';
import { keysOf } from '../content/puck-content.ts';
import { useEditor } from './editor-context.ts';

const ROOT_ZONE = 'root:default-zone';
const usePuckStore = createUsePuck();

/**
 * The editor keeps the selection itself, by key: Puck's is a place, which an undo would bring back with everything
 * else. `isSyncing` tells Puck's news of a selection from our own.
 */
export function SelectionSync({ isSyncing }: { isSyncing: RefObject<boolean> }) {
  const { state, act } = useEditor();
  const { selected } = state;
  const getPuck = useGetPuck();
  const data = usePuckStore(({ appState }) => appState.data);
  const selector = usePuckStore(({ appState }) => appState.ui.itemSelector);
  useEffect(() => {
    const index = selected === null ? -1 : keysOf(data).indexOf(selected);
    if (selected !== null && index < 0) act({ type: 'select', key: null });
    const isSame = index < 0 ? selector === null : selector?.index === index && selector.zone === ROOT_ZONE;
    if (isSame) return;
    const itemSelector = index < 0 ? null : { index, zone: ROOT_ZONE };
    isSyncing.current = true;
    getPuck().dispatch({ type: 'setUi', ui: { itemSelector }, recordHistory: false });
    isSyncing.current = false;
  }, [act, data, getPuck, isSyncing, selected, selector]);
  return null;
}
