import { useCallback, useSyncExternalStore } from 'react';
import type { Change } from '../content/change-content.ts';
import type { Block, PageContent } from '../content/page-content.ts';
import { useTools } from './editor-context.ts';

/** The content as it stands on the screen. */
export function useContent(): PageContent {
  const { content } = useTools();
  return useSyncExternalStore(content.subscribe, content.get);
}

/**
 * What `select` reads of the content. A part of the screen that needs one value is drawn again when that one changes,
 * not at every key: `select` has to give the same object while nothing in it changed.
 */
export function useContentValue<Value>(select: (content: PageContent) => Value): Value {
  const { content } = useTools();
  return useSyncExternalStore(content.subscribe, () => select(content.get()));
}

/** The current content without following it, for what happens on a click or on saving. */
export function useGetContent(): () => PageContent {
  return useTools().content.get;
}

export function useBlock(key: string | null): Block | undefined {
  return useContentValue(({ blocks }) => blocks.find((block) => block.key === key));
}

/** Applies one step of editing, which undo takes back. */
export function useChangeContent(): (change: Change) => void {
  const { content } = useTools();
  return useCallback((change) => content.set(change(content.get())), [content]);
}
