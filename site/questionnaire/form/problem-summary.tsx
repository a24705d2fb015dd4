import type { AskedQuestionnaireFragment } from '../../generated/graphql.ts';
import { textsFor } from '../../shared/texts.ts';
import style from './check-form.module.css';

/** Why answers came back: questions without an answer, too few that apply, or what no form of ours sends. */
export type Problem = { kind: 'incomplete'; questions: readonly string[] } | { kind: 'too-few' } | { kind: 'invalid' };

type Props = { problem: Problem; questionnaire: AskedQuestionnaireFragment; locale: string };

/** What is wrong and where to mend it; it stands first and takes the focus. */
export function ProblemSummary({ problem, questionnaire, locale }: Props) {
  const { check } = textsFor(locale);
  const words = {
    incomplete: { title: check.incompleteTitle, text: '' },
    'too-few': { title: check.tooFewTitle, text: check.tooFew },
    invalid: { title: check.invalidTitle, text: check.invalid },
  }[problem.kind];
  const missing = problem.kind === 'incomplete' ? problem.questions : [];
  return (
    <div className={style.error} role="alert" tabIndex={-1} data-check-problem>
      <h2 className={style.errorTitle}>{words.title}</h2>
      {words.text !== '' && <p>{words.text}</p>}
      {missing.length > 0 && (
        <ul className={style.missing}>
          {questionnaire.questions.map(({ key, text }, index) =>
            missing.includes(key) ? (
              <li key={key}>
                <a href={`#question-${index + 1}`}>
                  {index + 1}. {text}
                </a>
              </li>
            ) : null,
          )}
        </ul>
      )}
    </div>
  );
}
