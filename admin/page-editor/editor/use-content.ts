import { createUsePuck, type Data, useGetPuck } from '@puckeditor/core';
import { useCallback, useMemo } from 'react';
import type { Change } from '../content/change-content.ts';
import { isKnownBlock } from '../content/definitions.ts';
import type { Block, PageContent } from '../content/page-content.ts';
import { createContentReader, type PuckContent, toPuck } from '../content/puck-content.ts';

const usePuckStore = createUsePuck();

const contents = new WeakMap<object, PageContent>();
const readNext = createContentReader();

/** Reads Puck's data once, however many parts of the screen show it. */
function readContent(data: object): PageContent {
  const known = contents.get(data);
  if (known) return known;
  const content = readNext(data as PuckContent);
  contents.set(data, content);
  return content;
}

/** The content as it stands on the screen. */
export function useContent(): PageContent {
  const data = usePuckStore(({ appState }) => appState.data);
  return useMemo(() => readContent(data), [data]);
}

/**
 * What `select` reads of the content. A part of the screen that needs one value is drawn again when that one changes,
 * not at every key: `select` has to give the same object while nothing in it changed.
 */
export function useContentValue<Value>(select: (content: PageContent) => Value): Value {
  return usePuckStore(({ appState }) => select(readContent(appState.data)));
}

/** The current content without following it, for what happens on a click or on saving. */
export function useGetContent(): () => PageContent {
  const getPuck = useGetPuck();
  return useCallback(() => readContent(getPuck().appState.data), [getPuck]);
}

export function useBlock(key: string | null): Block | undefined {
  return useContentValue(({ blocks }) => blocks.find((block) => block.key === key));
}

/** Applies one step of editing, which undo takes back. */
export function useChangeContent(): (change: Change) => void {
  const getPuck = useGetPuck();
  return useCallback(
    (change) =>
      getPuck().dispatch({
        type: 'setData',
        recordHistory: false,
        data: (previous) => toPuck(change(readContent(previous)), isKnownBlock) as Partial<Data>,
      }),
    [getPuck],
  );
}
