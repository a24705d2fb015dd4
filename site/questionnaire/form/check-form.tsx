import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { CurrentQuestionnaireFragment } from '../../generated/graphql.ts';
import type { ViewSibling } from '../../shared/view-page.ts';
import { submitPath } from '../result/result-paths.ts';
import { CheckFooter } from './check-footer.tsx';
import style from './check-form.module.css';
import { idOfPart } from './check-part.ts';
import { questionOf } from './form-answers.ts';
import { OpenQuestionsContext } from './check-question.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { ProgressWindowShapes } from './progress-windows.tsx';
import { QuestionList } from './question-list.tsx';
import { ReturnNotice } from './return-notice.tsx';
import { FinishPanel, ReviewHead } from './review.tsx';
import { useCheckPart } from './use-check-part.ts';
import { useCheckSteps } from './use-check-steps.ts';
import { useCheckTitle } from './use-check-title.ts';
import { useFinishCheck } from './use-finish-check.ts';
import { useQuestionErrors } from './use-question-errors.ts';
import { useReturnNotice } from './use-return-notice.ts';
import { type FilledIn, useSavedAnswers } from './use-saved-answers.ts';

type Props = {
  questionnaire: CurrentQuestionnaireFragment;
  locale: string;
  /** The check in all languages. */
  siblings: readonly ViewSibling[];
  siteName: string;
  /** Answers that the server returned; null at the start. */
  filledIn: FilledIn | null;
};

/**
 * The whole check in one form, which works without a script: the URL fragment selects the shown part, the review lists
 * all questions, and nothing is sent before its end. A script adds focus, title, errors and saved answers.
 */
export function CheckForm({ questionnaire, locale, siblings, siteName, filledIn }: Props) {
  const { questions, version } = questionnaire;
  const count = questions.length;
  const opening = filledIn ? 'review' : 1;
  const [isPrefilled, setPrefilled] = useState(filledIn !== null);
  const form = useRef<HTMLFormElement>(null);
  const part = useCheckPart(count, opening);
  const errors = useQuestionErrors();
  const steps = useCheckSteps(count, errors.show);
  const { notice, showRemoved } = useReturnNotice({
    form,
    keys: questions.map(({ key }) => key),
    isFilledIn: filledIn !== null,
  });
  const { submission, answered, retention, saveAnswer, clear } = useSavedAnswers(form, filledIn);
  const { problem, forgetProblem, isSending, finish } = useFinishCheck({
    form,
    version,
    locale,
    rejected: filledIn?.problem ?? null,
  });
  const known = answered ?? (filledIn && Object.keys(filledIn.given));
  const lit = questions.map(({ key }) => known?.includes(key) ?? false);
  const hasError = part === 'review' ? problem !== null : errors.questions.has(part);
  useCheckTitle({ questions, part, notice, hasError, siteName, locale });

  const handleChange = ({ target }: ChangeEvent<HTMLFormElement, Element>): void => {
    if (!(target instanceof HTMLInputElement)) return;
    saveAnswer(target);
    errors.clear(questions.findIndex(({ key }) => key === questionOf(target)) + 1);
  };

  /** Enter in an answer moves on; the answers are sent only from the review, and complete. */
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (part !== 'review') steps.goOn(part);
    else if (!steps.goToMissing()) finish(submission);
  };

  const handleReset = (event: FormEvent): void => {
    event.preventDefault();
    clear();
    errors.clearAll();
    forgetProblem();
    setPrefilled(false);
    location.hash = idOfPart(1);
  };

  return (
    <form
      ref={form}
      className={style.form}
      action={submitPath}
      method="post"
      // A browser that restores the answers as well could bring cleared ones back.
      autoComplete={answered === null ? undefined : 'off'}
      onChange={handleChange}
      onSubmit={handleSubmit}
      onReset={handleReset}
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="submission" value={submission} />
      <ProgressWindowShapes lit={lit} />
      <div className={style.stage}>
        <div className={style.parts}>
          {problem && <ProblemSummary problem={problem} questionnaire={questionnaire} locale={locale} />}
          {notice && (
            <ReturnNotice
              notice={notice}
              count={count}
              locale={locale}
              onRemove={() => {
                clear();
                showRemoved();
              }}
            />
          )}
          <ReviewHead count={count} locale={locale} siblings={siblings} isInitial={opening === 'review'} />
          <OpenQuestionsContext value={known && lit.filter((isLit) => !isLit).length}>
            <QuestionList
              questionnaire={questionnaire}
              locale={locale}
              siblings={siblings}
              given={filledIn?.given}
              isOpening={opening === 1 && notice === null}
              isReviewNext={problem !== null || isPrefilled}
              isInReview={answered !== null && part === 'review'}
              wrong={errors.questions}
              steps={steps}
            />
          </OpenQuestionsContext>
        </div>
        <div className={style.side}>
          <FinishPanel locale={locale} count={count} answered={answered?.length ?? null} isSending={isSending} />
        </div>
      </div>
      <CheckFooter locale={locale} retention={retention} />
    </form>
  );
}
