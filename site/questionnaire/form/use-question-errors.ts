import { useCallback, useLayoutEffect, useState } from 'react';
import { elementOfPart } from './check-part.ts';

type Errors = { questions: ReadonlySet<number>; focused: number | null };

const none: Errors = { questions: new Set(), focused: null };

const withoutError = ({ questions }: Errors, question: number): Errors => ({
  questions: new Set([...questions].filter((other) => other !== question)),
  focused: null,
});

/** The questions by number that were left without an answer. The error of the newest gets the focus. */
export function useQuestionErrors() {
  const [errors, setErrors] = useState(none);

  useLayoutEffect(() => {
    if (errors.focused !== null) elementOfPart(errors.focused)?.querySelector<HTMLElement>('[role=alert]')?.focus();
  }, [errors]);

  return {
    questions: errors.questions,
    show: useCallback(
      (question: number) =>
        setErrors(({ questions }) => ({ questions: new Set([...questions, question]), focused: question })),
      [],
    ),
    clear: useCallback(
      (question: number) =>
        setErrors((current) => (current.questions.has(question) ? withoutError(current, question) : current)),
      [],
    ),
    clearAll: useCallback(() => setErrors(none), []),
  };
}
