import { createUsePuck, type Data, useGetPuck } from '@puckeditor/core';
import { useEffect } from 'react';
import { inOrder, isOrderOf, keysOf, toPuck } from '../content/puck-content.ts';
import { useTools } from './editor-context.ts';

const usePuckStore = createUsePuck();

/** Draws nothing. Tells Puck which blocks there are and in what order, and takes over the order that it drags them to. */
export function PuckSync(): null {
  const { content } = useTools();
  const getPuck = useGetPuck();
  const data = usePuckStore(({ appState }) => appState.data);
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
  useEffect(() => {
    // Whatever changed here Puck knows by now: what differs was moved by Puck itself.
    const keys = keysOf(getPuck().appState.data);
    if (!isOrderOf(content.get(), keys)) content.set(inOrder(content.get(), keys));
  }, [content, data, getPuck]);
  return null;
}
