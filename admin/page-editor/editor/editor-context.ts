import { createContext, type Dispatch, useContext } from 'react';
import type { EditorPageFragment } from '../../generated/graphql.ts';
import type { Observable } from '../../shared/observable.ts';
import type { EditorAction, EditorState } from '../activity/activity.ts';
import type { PageContent } from '../content/page-content.ts';
import type { HistoryStore } from './history-store.ts';
import type { SlugDraft } from './slug-draft.ts';

/** What is the same from opening a page to leaving it: whoever needs no more is not drawn again by a store or a click. */
export type Tools = {
  pageID: number;
  locale: string;
  /** What is on the screen. */
  content: Observable<PageContent>;
  history: HistoryStore;
  slugDraft: Observable<SlugDraft>;
  /** How often something was done about the page's publication here. */
  publicationActions: Observable<number>;
  act: Dispatch<EditorAction>;
  /** The viewer may look at the page but not change it. */
  isReadOnly: boolean;
  /** Lists the keys. */
  showHelp: () => void;
};

export type Editor = Tools & {
  page: EditorPageFragment;
  /** Path of the page on the site, with its locale's prefix. */
  path: string;
  siteName: string;
  defaultLocale: string;
  state: EditorState;
};

export const ToolsContext = createContext<Tools | null>(null);
/** Keys of the blocks that are selected together: all that a block on the canvas has to follow besides its own content. */
export const MarkedKeys = createContext<readonly string[]>([]);
export const EditorContext = createContext<Editor | null>(null);

/** What the editor works with, which does not change. */
export function useTools(): Tools {
  const tools = useContext(ToolsContext);
  if (tools === null) throw new Error('useTools is used outside of a page editor');
  return tools;
}

/** The editor that a part of the screen belongs to, and what it shows. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error('useEditor is used outside of a page editor');
  return editor;
}
