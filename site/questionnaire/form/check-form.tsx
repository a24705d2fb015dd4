import type { CurrentQuestionnaireFragment } from '../../generated/graphql.ts';
import button from '../../shared/button-link.module.css';
import { subjectOf } from '../../shared/illustrations/subjects.ts';
import { textsFor } from '../../shared/texts.ts';
import { ProgressWindowShapes } from './progress-windows.tsx';
import style from './check-form.module.css';
import { CheckQuestion } from './check-question.tsx';
import { type Problem, ProblemSummary } from './problem-summary.tsx';
import { FinishPanel, ReviewHead } from './review.tsx';

/** The form's action; no page can have this path. */
const submitPath = '/_/check';

/** Answers of a rejected submission, by question key. */
export type GivenAnswers = Readonly<Record<string, string>>;

type Props = {
  questionnaire: CurrentQuestionnaireFragment;
  locale: string;
  /** The rejected submission with its problem; null at the start. */
  rejected: { given: GivenAnswers; problem: Problem; submissionID: string } | null;
};

/**
 * The whole check in one form, which works without a script: the URL fragment selects the shown part, the review lists
 * all questions, and nothing is sent before its end.
 */
export function CheckForm({ questionnaire, locale, rejected }: Props) {
  const { check, footer } = textsFor(locale);
  const { questions, categories, version } = questionnaire;
  const given = rejected?.given ?? {};
  const opening = rejected ? 'review' : 'question';
  return (
    <form
      className={style.form}
      action={submitPath}
      method="post"
      data-check={version}
      data-check-opens={opening}
      data-check-progress={check.progress}
      data-check-error-prefix={check.errorPrefix}
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="submission" value={rejected?.submissionID ?? ''} data-check-submission />
      <ProgressWindowShapes count={questions.length} />
      <div className={style.stage}>
        <div className={style.parts}>
          {rejected && <ProblemSummary problem={rejected.problem} questionnaire={questionnaire} locale={locale} />}
          <ReviewHead count={questions.length} locale={locale} isInitial={opening === 'review'} />
          {questions.map((question, index) => {
            const category = categories.find(({ key }) => key === question.category);
            return (
              <CheckQuestion
                key={question.key}
                question={question}
                category={{
                  name: category?.name ?? '',
                  subject: subjectOf(category?.icon ?? ''),
                  isNew: questions[index - 1]?.category !== question.category,
                }}
                number={index + 1}
                count={questions.length}
                locale={locale}
                given={given[question.key]}
                isInitial={opening === 'question' && index === 0}
                nextPart={rejected || index === questions.length - 1 ? 'review' : 'question'}
              />
            );
          })}
        </div>
        <div className={style.side}>
          <FinishPanel locale={locale} count={questions.length} />
        </div>
      </div>
      <div className={style.footer}>
        <p>{check.stays}</p>
        <button type="button" className={style.cookies} data-cookie-change hidden>
          {footer.changeCookies}
        </button>
        <details>
          <summary className={style.clear}>{check.clear}</summary>
          <button type="reset" className={`${button.button} ${button.second}`}>
            {check.clearAll}
          </button>
        </details>
      </div>
    </form>
  );
}
