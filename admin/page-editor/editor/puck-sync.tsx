import { type Data, useGetPuck } from '@puckeditor/core';
import { useEffect } from 'react';
import { isOrderOf, keysOf, toPuck } from '../content/puck-content.ts';
import { useTools } from './editor-context.ts';

/** Renders nothing. Keeps Puck's list of blocks the same as the content's. */
export function PuckSync(): null {
  const { content } = useTools();
  const getPuck = useGetPuck();
  useEffect(() => {
    const tell = () => {
      const { appState, dispatch } = getPuck();
      if (isOrderOf(content.get(), keysOf(appState.data))) return;
      const next = toPuck(content.get()) as Partial<Data>;
      dispatch({ type: 'setData', recordHistory: false, data: () => next });
    };
    tell();
    return content.subscribe(tell);
  }, [content, getPuck]);
  return null;
}
