import type { CurrentQuestionnaireFragment } from '../../generated/graphql.ts';
import style from './answers.module.css';
import { answerNameOf } from './form-answers.ts';

export type AskedQuestion = CurrentQuestionnaireFragment['questions'][number];

/** The value for 'not applicable'. */
const NOT_APPLICABLE = 'not-applicable';

type Props = {
  question: AskedQuestion;
  number: number;
  given: string | undefined;
  /** The id of the error message; undefined without an error. */
  errorID: string | undefined;
};

/** The answers as cards with radio buttons; none is preselected, 'not applicable' comes last. */
export function Answers({ question, number, given, errorID }: Props) {
  const options = question.answers.map((answer) => ({ ...answer, className: '' }));
  const notApplicableOption = {
    key: NOT_APPLICABLE,
    text: question.notApplicable ?? '',
    className: style.notApplicable,
  };
  return (
    <div className={style.answers}>
      {(question.notApplicable === null ? options : [...options, notApplicableOption]).map(
        ({ key, text, className }) => (
          <label key={key} className={`${style.answer} ${className}`}>
            <input
              className={style.radio}
              type="radio"
              id={`question-${number}-${key}`}
              name={answerNameOf(question.key)}
              value={key}
              defaultChecked={given === key}
              aria-describedby={errorID}
            />
            <span>{text}</span>
          </label>
        ),
      )}
    </div>
  );
}
