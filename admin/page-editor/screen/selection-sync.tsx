import { createUsePuck, useGetPuck } from '@puckeditor/core';
import { type RefObject, useEffect } from 'react';
import { readBlockKeys } from '../content/puck-content.ts';
import { usePageEditor } from '../editor/editor-context.ts';

const ROOT_ZONE = 'root:default-zone';
const usePuckStore = createUsePuck();

/**
 * Sets Puck's selection, which is an index, from the editor's, which is a key. `isSyncing` is true meanwhile, so that
 * Puck's change event is ignored. Renders nothing.
 */
export function SelectionSync({ isSyncing }: { isSyncing: RefObject<boolean> }) {
  const { state, dispatch } = usePageEditor();
  const { selected } = state;
  const getPuck = useGetPuck();
  const data = usePuckStore(({ appState }) => appState.data);
  const selector = usePuckStore(({ appState }) => appState.ui.itemSelector);
  useEffect(() => {
    const index = selected === null ? -1 : readBlockKeys(data).indexOf(selected);
    if (selected !== null && index < 0) dispatch({ type: 'select', key: null });
    const isSame = index < 0 ? selector === null : selector?.index === index && selector.zone === ROOT_ZONE;
    if (isSame) return;
    const itemSelector = index < 0 ? null : { index, zone: ROOT_ZONE };
    isSyncing.current = true;
    getPuck().dispatch({ type: 'setUi', ui: { itemSelector }, recordHistory: false });
    isSyncing.current = false;
  }, [dispatch, data, getPuck, isSyncing, selected, selector]);
  return null;
}
