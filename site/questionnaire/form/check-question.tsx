import { ArrowIcon, BackIcon, ChevronIcon } from '../../shared/drawing/icons.tsx';
import { SubjectIcon } from '../../shared/drawing/subject-icon.tsx';
import { SubjectWindow } from '../../shared/drawing/subject-window.tsx';
import type { Subject } from '../../shared/subjects.ts';
import { fillIn, type Texts, textsFor } from '../../shared/texts.ts';
import button from '../../shared/button-link.module.css';
import { Answers, type AskedQuestion } from './answers.tsx';
import { Arcade } from './arcade.tsx';
import style from './check-form.module.css';

type Props = {
  question: AskedQuestion;
  category: { name: string; subject: Subject; isNew: boolean };
  number: number;
  count: number;
  locale: string;
  given: string | undefined;
  opens: boolean;
  /** Where one goes on from here. */
  next: 'question' | 'review';
};

/** Minutes that a question takes, as people at a table take them. */
const MINUTES = 15 / 21;

function timeLeft({ minutes, lastMinute }: Texts['check'], left: number): string {
  const rounded = Math.round(left * MINUTES);
  return rounded > 1 ? fillIn(minutes, { minutes: String(rounded) }) : lastMinute;
}

/** Where one is: in words, with the windows as a picture of it. */
function Progress({ number, count, locale }: Pick<Props, 'number' | 'count' | 'locale'>) {
  const { check } = textsFor(locale);
  return (
    <div className={style.progress}>
      <p className={style.place}>
        <strong>{fillIn(check.progress, { number: String(number), count: String(count) })}</strong>
        <span>{timeLeft(check, count - number + 1)}</span>
      </p>
      <Arcade count={count} lit={number - 1} present={number - 1} />
    </div>
  );
}

function Why({ question, locale }: Pick<Props, 'question' | 'locale'>) {
  if (question.why === '') return null;
  return (
    <details className={style.why}>
      <summary className={style.whySummary}>
        {textsFor(locale).check.why}
        <ChevronIcon className={style.chevron ?? ''} />
      </summary>
      <p>{question.why}</p>
    </details>
  );
}

/** What is asked of somebody who goes on without an answer. */
function messageFor({ notApplicable }: AskedQuestion, locale: string): string {
  const { check } = textsFor(locale);
  return notApplicable === null ? check.error : check.errorOrNot;
}

/** The question with its answers: its legend is the heading, as a screen reader says both at once. */
function AskedFields({ question, number, locale, given }: Props) {
  const id = `question-${number}`;
  return (
    <fieldset className={style.fields} aria-describedby={question.help === '' ? undefined : `${id}-help`}>
      <legend className={style.legend}>
        <h1 className={style.title} tabIndex={-1}>
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
      <p id={`${id}-error`} className={style.message} data-check-message hidden>
        {messageFor(question, locale)}
      </p>
      <Answers question={question} number={number} given={given} />
    </fieldset>
  );
}

function Ways({ number, locale, next }: Pick<Props, 'number' | 'locale' | 'next'>) {
  const { check } = textsFor(locale);
  const isLast = next === 'review';
  return (
    <a
      className={`${button.button} ${button.main} ${style.next}`}
      href={isLast ? '#review' : `#question-${number + 1}`}
      data-check-next
      data-main-action
    >
      {isLast ? check.toReview : check.next}
      <ArrowIcon />
    </a>
  );
}

/** One question on its own; among the others, while they are looked through, the question and its answer alone. */
export function CheckQuestion(props: Props) {
  const { category, number, locale, question, opens } = props;
  const { check } = textsFor(locale);
  const kinds = [style.part, style.question, opens && style.opening, category.isNew && style.begins].filter(Boolean);
  return (
    <section id={`question-${number}`} className={kinds.join(' ')} data-check-part={question.key}>
      {number > 1 && (
        <a className={style.back} href={`#question-${number - 1}`}>
          <BackIcon />
          {check.back}
        </a>
      )}
      <Progress {...props} />
      <div className={style.error} data-check-error tabIndex={-1} role="alert" hidden>
        <h2 className={style.errorTitle}>{check.errorTitle}</h2>
        <a href={`#question-${number}`} data-check-first>
          {messageFor(question, locale)}
        </a>
      </div>
      <p className={style.category}>
        <SubjectIcon subject={category.subject} className={style.icon ?? ''} />
        {category.name}
      </p>
      <AskedFields {...props} />
      <p className={style.unanswered}>{check.unanswered}</p>
      <a className={style.change} href={`#question-${number}`} data-check-change>
        {check.change}
        <span className={style.hidden}> {fillIn(check.changeOf, { number: String(number) })}</span>
      </a>
      <Ways {...props} />
      <Why question={question} locale={locale} />
      <div className={style.picture}>
        <SubjectWindow subject={category.subject} />
      </div>
    </section>
  );
}
