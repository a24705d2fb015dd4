import { useEffect, useMemo, useRef } from 'react';
import type { ContentChange } from '../content/change-content.ts';
import type { PageContent } from '../content/page-content.ts';
import { usePageEditor } from './editor-context.ts';

export type RewriteContent = {
  /** Changes the screen and every undo step: for merged work of others. */
  allSteps: (change: ContentChange) => void;
  /** Changes the screen only, except the field with the caret: for texts that the server normalised. */
  currentStep: (change: ContentChange) => void;
};

/** Functions that change the content without adding an undo step; they render nothing if nothing differs. */
export function useRewriteContent(): RewriteContent {
  const { content, state } = usePageEditor();
  const selected = useRef(state.selected);
  useEffect(() => {
    selected.current = state.selected;
  }, [state.selected]);
  return useMemo(
    () => ({
      allSteps: content.rewrite,
      currentStep: (change) =>
        content.replace((now) => (isTyping() ? keepTypedBlock(now, change(now), selected.current) : change(now))),
    }),
    [content],
  );
}

/** Whether the focus is in a text input, whose caret would jump. */
function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, [contenteditable="true"]') ?? false;
}

/** Returns the next content, but with the current selected block and metadata, which contain the focused input. */
function keepTypedBlock(content: PageContent, next: PageContent, selected: string | null): PageContent {
  const typed = content.blocks.find(({ key }) => key === selected);
  const blocks = next.blocks.map((block) => (block.key === selected && typed ? typed : block));
  return { ...content, blocks };
}
