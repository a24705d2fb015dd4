import { useLayoutEffect, useRef } from 'react';
import type { CurrentQuestionnaireFragment } from '../../generated/graphql.ts';
import { fillIn, textsFor } from '../../shared/texts.ts';
import style from './check-form.module.css';
import type { Problem } from './to-problem.ts';

type Props = { problem: Problem; questionnaire: CurrentQuestionnaireFragment; locale: string };

/** The problem with links to fix it; comes first and takes the focus, unless the visitor is at a question already. */
export function ProblemSummary({ problem, questionnaire, locale }: Props) {
  const { check } = textsFor(locale);
  const summary = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!document.activeElement?.closest('[data-check-part]')) summary.current?.focus();
  }, [problem]);
  const words = {
    incomplete: { title: check.incompleteTitle, text: '' },
    'too-few': { title: check.tooFewTitle, text: check.tooFew },
    invalid: { title: check.invalidTitle, text: check.invalid },
  }[problem.kind];
  const missing = problem.kind === 'incomplete' ? problem.questions : [];
  return (
    <div ref={summary} className={style.error} role="alert" tabIndex={-1}>
      <h2 className={style.errorTitle}>{words.title}</h2>
      {words.text !== '' && <p>{words.text}</p>}
      {missing.length > 0 && (
        <ul className={style.missing}>
          {questionnaire.questions.map(({ key }, index) =>
            missing.includes(key) ? (
              <li key={key}>
                <a href={`#question-${index + 1}`}>{fillIn(check.errorAt, { number: String(index + 1) })}</a>
              </li>
            ) : null,
          )}
        </ul>
      )}
    </div>
  );
}
