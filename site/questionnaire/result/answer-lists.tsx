import { textsFor } from '../../shared/texts.ts';
import advice from './advice.module.css';
import style from './answer-lists.module.css';
import type { ShownAnswer, ShownResult } from './shown-result.ts';

function AnswerList({ title, intro, answers }: { title: string; intro?: string; answers: readonly ShownAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <section className={advice.advice}>
      <h2 className={advice.title}>{title}</h2>
      {intro !== undefined && <p className={style.intro}>{intro}</p>}
      <ul className={style.list}>
        {answers.map(({ question, questionText, answerText }) => (
          <li key={question} className={style.item}>
            <span className={advice.small}>
              {question}. {questionText}
            </span>
            <span>{answerText}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is in order, and what does not apply or is not known. */
export function AnswerLists({ result, locale }: { result: ShownResult; locale: string }) {
  const words = textsFor(locale).check.result;
  return (
    <>
      <AnswerList title={words.inOrder} answers={result.inOrder} />
      <AnswerList title={words.notAnswered} intro={words.notAnsweredIntro} answers={result.notAnswered} />
    </>
  );
}
