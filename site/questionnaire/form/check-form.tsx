import type { AskedQuestionnaireFragment } from '../../generated/graphql.ts';
import button from '../../shared/button-link.module.css';
import { textsFor } from '../../shared/texts.ts';
import { submitPath } from '../check-addresses.ts';
import { subjectOf } from '../subject-of.ts';
import { ArcadeShapes } from './arcade.tsx';
import style from './check-form.module.css';
import { CheckQuestion } from './check-question.tsx';
import { type Problem, ProblemSummary } from './problem-summary.tsx';
import { FinishPanel, ReviewHead } from './review.tsx';

/** Answers as a form that came back gave them, by the keys of their questions. */
export type GivenAnswers = Readonly<Record<string, string>>;

type Props = {
  questionnaire: AskedQuestionnaireFragment;
  locale: string;
  /** What came back with the answers; null for the check as it begins. */
  returned: { given: GivenAnswers; problem: Problem; submissionID: string } | null;
};

/**
 * The whole check in one form, which works without any script: one part is shown at a time through its address, the
 * review shows all of them in short, and nothing is sent before its end.
 */
export function CheckForm({ questionnaire, locale, returned }: Props) {
  const { check, footer } = textsFor(locale);
  const { questions, categories, version } = questionnaire;
  const given = returned?.given ?? {};
  const opening = returned ? 'review' : 'question';
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
      <input type="hidden" name="submission" value={returned?.submissionID ?? ''} data-check-submission />
      <ArcadeShapes count={questions.length} />
      <div className={style.stage}>
        <div className={style.parts}>
          {returned && <ProblemSummary problem={returned.problem} questionnaire={questionnaire} locale={locale} />}
          <ReviewHead count={questions.length} locale={locale} opens={opening === 'review'} />
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
                opens={opening === 'question' && index === 0}
                next={returned || index === questions.length - 1 ? 'review' : 'question'}
              />
            );
          })}
        </div>
        <div className={style.side}>
          <FinishPanel locale={locale} count={questions.length} />
        </div>
      </div>
      <div className={style.foot}>
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
