import { createContext, type Dispatch, type RefObject, useContext } from 'react';
import type { EditorPageFragment } from '../../generated/graphql.ts';
import type { EditorAction, EditorState } from '../activity/activity.ts';
import type { HistoryStore } from './history-store.ts';

export type Editor = {
  page: EditorPageFragment;
  /** Path of the page on the site, with its locale's prefix. */
  path: string;
  siteName: string;
  defaultLocale: string;
  state: EditorState;
  act: Dispatch<EditorAction>;
  history: HistoryStore;
  /** How often the screen inside of Puck was mounted: what it keeps of its own is gone the second time. */
  mounts: RefObject<number>;
  /** The viewer may look at the page but not change it. */
  isReadOnly: boolean;
  /** Lists the keys. */
  showHelp: () => void;
};

export const EditorContext = createContext<Editor | null>(null);

/** The editor that a part of the screen belongs to. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error('useEditor is used outside of a page editor');
  return editor;
}
