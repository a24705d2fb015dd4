import { createContext, memo, type MouseEvent, useContext } from 'react';
import { ArrowIcon, BackIcon, ChevronIcon } from '../../shared/illustrations/icons.tsx';
import type { ViewSibling } from '../../shared/view-page.ts';
import { SubjectIcon } from '../../shared/illustrations/subject-icon.tsx';
import { SubjectWindow } from '../../shared/illustrations/subject-window.tsx';
import type { Subject } from '../../shared/illustrations/subjects.ts';
import { fillIn, type Texts, textsFor } from '../../shared/texts.ts';
import button from '../../shared/button-link.module.css';
import { Answers, type AskedQuestion } from './answers.tsx';
import { elementOfPart, idOfPart } from './check-part.ts';
import { PartLanguages } from './part-languages.tsx';
import { ProgressWindows } from './progress-windows.tsx';
import style from './check-form.module.css';
import type { CheckSteps } from './use-check-steps.ts';

type Props = {
  question: AskedQuestion;
  category: { name: string; subject: Subject; isNew: boolean };
  number: number;
  count: number;
  locale: string;
  /** The check in all languages. */
  siblings: readonly ViewSibling[];
  given: string | undefined;
  isInitial: boolean;
  /** The part after this one. */
  nextPart: 'question' | 'review';
  /** Whether the review shows the question. */
  isInReview: boolean;
  /** Whether the question was left without an answer. */
  isWrong: boolean;
  steps: CheckSteps;
};

/** Minutes per question for a group at a table. */
const MINUTES_PER_QUESTION = 15 / 21;

/** The number of questions without an answer; null where that is not known, as without a script. */
export const OpenQuestionsContext = createContext<number | null>(null);

function timeLeft({ minutes, lastMinute }: Texts['check'], left: number): string {
  if (left === 0) return '';
  const rounded = Math.round(left * MINUTES_PER_QUESTION);
  return rounded > 1 ? fillIn(minutes, { minutes: String(rounded) }) : lastMinute;
}

/** The progress in words, illustrated by the windows. */
function Progress({ number, count, locale }: Pick<Props, 'number' | 'count' | 'locale'>) {
  const { check } = textsFor(locale);
  const open = useContext(OpenQuestionsContext) ?? count - number + 1;
  return (
    <div className={style.progress}>
      <p className={style.position}>
        <strong>{fillIn(check.progress, { number: String(number), count: String(count) })}</strong>
        <span>{timeLeft(check, open)}</span>
      </p>
      <ProgressWindows count={count} current={number - 1} />
    </div>
  );
}

function Explanation({ question, locale }: Pick<Props, 'question' | 'locale'>) {
  if (question.why === '') return null;
  return (
    <details className={style.explanation}>
      <summary className={style.explanationSummary}>
        {textsFor(locale).check.why}
        <ChevronIcon className={style.chevron ?? ''} />
      </summary>
      <p>{question.why}</p>
    </details>
  );
}

/** The error message for a question without an answer. */
function messageFor({ notApplicable }: AskedQuestion, locale: string): string {
  const { check } = textsFor(locale);
  return notApplicable === null ? check.error : check.errorOrNot;
}

/** The question with its answers: the legend contains the heading, since screen readers announce both together. */
function AnswerFieldset({ question, number, locale, given, isInReview, isWrong }: Props) {
  const id = idOfPart(number);
  const errorID = `${id}-error`;
  return (
    <fieldset
      className={style.fields}
      aria-describedby={question.help === '' ? undefined : `${id}-help`}
      data-wrong={isWrong ? '' : undefined}
    >
      <legend className={style.legend}>
        {/* In the review one level below the review's. */}
        <h1 className={style.title} tabIndex={-1} aria-level={isInReview ? 2 : undefined}>
          <span className={style.number} aria-hidden="true">
            {number}
          </span>
          {question.text}
        </h1>
      </legend>
      {question.help !== '' && (
        <p id={`${id}-help`} className={style.help}>
          {question.help}
        </p>
      )}
      <p id={errorID} className={style.message} hidden={!isWrong}>
        {messageFor(question, locale)}
      </p>
      <Answers question={question} number={number} given={given} errorID={isWrong ? errorID : undefined} />
    </fieldset>
  );
}

/** The error of a question without an answer, which takes the focus. */
function ErrorSummary({ question, number, locale, isWrong }: Props) {
  const focusFirstAnswer = (event: MouseEvent): void => {
    event.preventDefault();
    elementOfPart(number)?.querySelector('input')?.focus();
  };
  return (
    <div className={style.error} tabIndex={-1} role="alert" hidden={!isWrong}>
      <h2 className={style.errorTitle}>{textsFor(locale).check.errorTitle}</h2>
      <a href={`#${idOfPart(number)}`} onClick={focusFirstAnswer}>
        {messageFor(question, locale)}
      </a>
    </div>
  );
}

function NextLink({ number, locale, nextPart, steps }: Props) {
  const { check } = textsFor(locale);
  const isLast = nextPart === 'review';
  return (
    <a
      className={`${button.button} ${button.main} ${style.next}`}
      href={isLast ? '#review' : `#question-${number + 1}`}
      onClick={(event) => steps.leave(event, number)}
      data-check-next
      data-main-action
    >
      {isLast ? check.toReview : check.next}
      <ArrowIcon />
    </a>
  );
}

/**
 * A single question; in the review only the question and its answer are visible. Rendered again only if something of it
 * changed: all of them at each answer would delay the next paint.
 */
export const CheckQuestion = memo(function CheckQuestion(props: Props) {
  const { category, number, locale, siblings, question, isInitial, steps } = props;
  const { check } = textsFor(locale);
  const kinds = [
    style.part,
    style.question,
    isInitial && style.initial,
    category.isNew && style.firstOfCategory,
  ].filter(Boolean);
  return (
    <section id={`question-${number}`} className={kinds.join(' ')} data-check-part={question.key}>
      {number > 1 && (
        <a className={style.back} href={`#question-${number - 1}`}>
          <BackIcon />
          {check.back}
        </a>
      )}
      <Progress {...props} />
      <ErrorSummary {...props} />
      <p className={style.category}>
        <SubjectIcon subject={category.subject} className={style.icon ?? ''} />
        {category.name}
      </p>
      <AnswerFieldset {...props} />
      <p className={style.unanswered}>{check.unanswered}</p>
      <a className={style.change} href={`#question-${number}`} onClick={steps.change}>
        {check.change}
        <span className={style.visuallyHidden}> {fillIn(check.changeOf, { number: String(number) })}</span>
      </a>
      <NextLink {...props} />
      <Explanation question={question} locale={locale} />
      <PartLanguages part={number} locale={locale} siblings={siblings} />
      <div className={style.illustration}>
        <SubjectWindow subject={category.subject} />
      </div>
    </section>
  );
});
