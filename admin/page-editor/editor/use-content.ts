import { createUsePuck, type Data, useGetPuck } from '@puckeditor/core';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../shared/ui/index.ts';
import type { Change } from '../content/change-content.ts';
import { isKnownBlock } from '../content/definitions.ts';
import type { Block, PageContent } from '../content/page-content.ts';
import { createContentReader, type PuckContent, toPuck } from '../content/puck-content.ts';

const usePuckStore = createUsePuck();

/** Puck's history records a change when it has rested a quarter of a second; milliseconds, with some to spare. */
const HISTORY_REST = 300;

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

/** The current content without following it, for what happens on a click or on saving. */
export function useGetContent(): () => PageContent {
  const getPuck = useGetPuck();
  return useCallback(() => readContent(getPuck().appState.data), [getPuck]);
}

export function useBlock(key: string | null): Block | undefined {
  const { blocks } = useContent();
  return blocks.find((block) => block.key === key);
}

/** Applies one step of editing, which undo takes back; steps in quick succession become one. */
export function useChangeContent(): (change: Change) => void {
  const getPuck = useGetPuck();
  return useCallback(
    (change) =>
      getPuck().dispatch({
        type: 'setData',
        recordHistory: true,
        data: (previous) => toPuck(change(readContent(previous)), isKnownBlock) as Partial<Data>,
      }),
    [getPuck],
  );
}

export type History = { hasPast: boolean; hasFuture: boolean; undo: () => void; redo: () => void };

/** Undo and redo. What was just typed counts as soon as it rests, so undo waits for that. */
export function useHistory(): History {
  const { t } = useTranslation();
  const getPuck = useGetPuck();
  const hasPast = usePuckStore(({ history }) => history.hasPast);
  const hasFuture = usePuckStore(({ history }) => history.hasFuture);
  return useMemo(
    () => ({
      hasPast,
      hasFuture,
      undo: () =>
        whenRecorded(getPuck, () => {
          const { history } = getPuck();
          if (!history.hasPast) return;
          history.back();
          announce(t('editor.said.undone'));
        }),
      redo: () =>
        whenRecorded(getPuck, () => {
          const { history } = getPuck();
          if (!history.hasFuture) return;
          history.forward();
          announce(t('editor.said.redone'));
        }),
    }),
    [getPuck, hasPast, hasFuture, t],
  );
}

function whenRecorded(getPuck: ReturnType<typeof useGetPuck>, step: () => void): void {
  const { history, appState } = getPuck();
  const recorded: unknown = history.histories[history.index]?.state;
  const isRecorded =
    typeof recorded === 'object' && recorded !== null && 'data' in recorded && recorded.data === appState.data;
  if (isRecorded) step();
  else window.setTimeout(step, HISTORY_REST);
}
