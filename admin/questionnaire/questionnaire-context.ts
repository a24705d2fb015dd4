import { createContext, useContext } from 'react';
import type { QuestionnaireDraft } from './questionnaire-draft.ts';

export type QuestionnaireContextValue = {
  draft: QuestionnaireDraft;
  change: (next: (current: QuestionnaireDraft) => QuestionnaireDraft) => void;
  /** The language shown next to the source. */
  language: string;
  /** Published versions can only be viewed. */
  isReadOnly: boolean;
};

export const QuestionnaireContext = createContext<QuestionnaireContextValue | null>(null);

/** Returns the questionnaire being edited. */
export function useQuestionnaireContext(): QuestionnaireContextValue {
  const editor = useContext(QuestionnaireContext);
  if (!editor) throw new Error('useQuestionnaireContext needs a QuestionnaireContext provider');
  return editor;
}
