import type { AskedQuestionnaireFragment } from '../../generated/graphql.ts';
import style from './answers.module.css';

export type AskedQuestion = AskedQuestionnaireFragment['questions'][number];

/** What stands for 'not applicable' among the answers. */
const NOT_APPLICABLE = 'not-applicable';

type Props = { question: AskedQuestion; number: number; given: string | undefined };

/** The answers as cards with a true radio; nothing is chosen beforehand, 'not applicable' comes last. */
export function Answers({ question, number, given }: Props) {
  const offered = question.answers.map((answer) => ({ ...answer, look: '' }));
  const last = { key: NOT_APPLICABLE, text: question.notApplicable ?? '', look: style.not };
  return (
    <div className={style.answers}>
      {(question.notApplicable === null ? offered : [...offered, last]).map(({ key, text, look }) => (
        <label key={key} className={`${style.answer} ${look}`}>
          <input
            className={style.radio}
            type="radio"
            id={`question-${number}-${key}`}
            name={`answer.${question.key}`}
            value={key}
            defaultChecked={given === key}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
