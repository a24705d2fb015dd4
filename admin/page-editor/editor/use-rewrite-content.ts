import { type Data, useGetPuck } from '@puckeditor/core';
import { useEffect, useMemo, useRef } from 'react';
import type { Change } from '../content/change-content.ts';
import { isKnownBlock } from '../content/definitions.ts';
import { isSameSnapshot, type Snapshot } from '../content/history.ts';
import type { PageContent } from '../content/page-content.ts';
import { createContentReader, fromSnapshot, toPuck, toSnapshot } from '../content/puck-content.ts';
import { useEditor } from './editor-context.ts';

export type RewriteContent = {
  /** On the screen and in every step of undo: others' work that comes in. */
  everywhere: (change: Change) => void;
  /** On the screen alone, and not where somebody is typing: the form that the server gives a text. */
  atRest: (change: Change) => void;
};

/** Changes of the content that are no step of editing. Where nothing differs, nothing is shown anew. */
export function useRewriteContent(): RewriteContent {
  const { history, state } = useEditor();
  const getPuck = useGetPuck();
  const selected = useRef(state.selected);
  useEffect(() => {
    selected.current = state.selected;
  }, [state.selected]);
  return useMemo(() => {
    const show = (next: Snapshot, now: Snapshot) => {
      if (isSameSnapshot(next, now)) return;
      const data = fromSnapshot(next) as Partial<Data>;
      getPuck().dispatch({ type: 'setData', data: () => data, recordHistory: false });
    };
    /** What is on the screen, which undo may not have noted yet. */
    const readNow = () => {
      const now = toSnapshot(getPuck().appState.data);
      history.record(now);
      return now;
    };
    return {
      everywhere: (change) => {
        const now = readNow();
        const read = createContentReader();
        show(
          history.rewrite((step) => toSnapshot(toPuck(change(read(fromSnapshot(step))), isKnownBlock))),
          now,
        );
      },
      atRest: (change) => {
        const now = readNow();
        const content = createContentReader()(fromSnapshot(now));
        const next = isTyping() ? keepTyped(content, change(content), selected.current) : change(content);
        const snapshot = toSnapshot(toPuck(next, isKnownBlock));
        history.replace(snapshot);
        show(snapshot, now);
      },
    };
  }, [getPuck, history]);
}

/** Whether the focus is in a text, whose caret would jump. */
function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, [contenteditable="true"]') ?? false;
}

/** The next content, with the selected block and the page's own fields as they are: one of them is typed in. */
function keepTyped(content: PageContent, next: PageContent, selected: string | null): PageContent {
  const typed = content.blocks.find(({ key }) => key === selected);
  const blocks = next.blocks.map((block) => (block.key === selected && typed ? typed : block));
  return { ...content, blocks };
}
