import { createContext, useContext } from 'react';
import type { Draft } from './questionnaire-draft.ts';

export type Editor = {
  draft: Draft;
  change: (next: (present: Draft) => Draft) => void;
  /** The language beside the source. */
  language: string;
  /** A version that visitors have, or had, is read only while it is looked at. */
  isReadOnly: boolean;
};

export const EditorContext = createContext<Editor | null>(null);

/** The draft that the screen works on. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no questionnaire here');
  return editor;
}
