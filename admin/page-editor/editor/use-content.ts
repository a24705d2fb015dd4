import { useSyncExternalStore } from 'react';
import type { Block, PageContent } from '../content/page-content.ts';
import type { ContentStore } from './content-store.ts';
import { useEditorServices } from './editor-context.ts';

/** The content on the screen. */
export function useContent(): PageContent {
  const { content } = useEditorServices();
  return useSyncExternalStore(content.subscribe, content.get);
}

/**
 * A value derived from the content. Renders only when the value changes, so `select` must return the same object while
 * nothing in it changed.
 */
export function useContentValue<Value>(select: (content: PageContent) => Value): Value {
  const { content } = useEditorServices();
  return useSyncExternalStore(content.subscribe, () => select(content.get()));
}

/** Returns a function that reads the current content without subscribing, for event handlers. */
export function useGetContent(): () => PageContent {
  return useEditorServices().content.get;
}

/** The block with a key; undefined if there is none. */
export function useBlock(key: string | null): Block | undefined {
  return useContentValue(({ blocks }) => blocks.find((block) => block.key === key));
}

/** Returns a function that applies one editing step, which can be undone. */
export function useChangeContent(): ContentStore['change'] {
  return useEditorServices().content.change;
}
