import { useEffect, useMemo, useRef } from 'react';
import type { Change } from '../content/change-content.ts';
import { isSamePage } from '../content/history.ts';
import type { PageContent } from '../content/page-content.ts';
import { useEditor } from './editor-context.ts';

export type RewriteContent = {
  /** On the screen and in every step of undo: others' work that comes in. */
  everywhere: (change: Change) => void;
  /** On the screen alone, and not where somebody is typing: the form that the server gives a text. */
  atRest: (change: Change) => void;
};

/** Changes of the content that are no step of editing. Where nothing differs, nothing is shown anew. */
export function useRewriteContent(): RewriteContent {
  const { history, content, state } = useEditor();
  const selected = useRef(state.selected);
  useEffect(() => {
    selected.current = state.selected;
  }, [state.selected]);
  return useMemo(() => {
    const show = (next: PageContent) => {
      if (!isSamePage(next, content.get())) content.set(next);
    };
    return {
      everywhere: (change) => {
        // Undo may not have noted yet what is on the screen.
        history.record(content.get());
        show(history.rewrite(change));
      },
      atRest: (change) => {
        history.record(content.get());
        const now = content.get();
        const next = isTyping() ? keepTyped(now, change(now), selected.current) : change(now);
        history.replace(next);
        show(next);
      },
    };
  }, [content, history]);
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
