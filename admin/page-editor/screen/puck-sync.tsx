import { type Data, useGetPuck } from '@puckeditor/core';
import { useEffect } from 'react';
import { hasBlockOrder, readBlockKeys, toPuckData } from '../content/puck-content.ts';
import { useEditorServices } from '../editor/editor-context.ts';

/** Keeps Puck's list of blocks in sync with the content. Renders nothing. */
export function PuckSync(): null {
  const { content } = useEditorServices();
  const getPuck = useGetPuck();
  useEffect(() => {
    const sync = () => {
      const { appState, dispatch } = getPuck();
      if (hasBlockOrder(content.get(), readBlockKeys(appState.data))) return;
      const next = toPuckData(content.get()) as Partial<Data>;
      dispatch({ type: 'setData', recordHistory: false, data: () => next });
    };
    sync();
    return content.subscribe(sync);
  }, [content, getPuck]);
  return null;
}
