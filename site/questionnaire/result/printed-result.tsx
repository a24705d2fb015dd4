import { fillIn, textsFor } from '../../shared/texts.ts';
import style from './advice.module.css';
import { EffortIndicator } from './advice-item.tsx';
import { CategoryScores } from './category-scores.tsx';
import { ResultHead } from './check-result.tsx';
import { MoreInformation } from './more-information.tsx';
import page from './printed-result.module.css';
import { AnswerLists } from './answer-lists.tsx';
import { groupAdvice, type ShownAdvice, type ShownResult, urgencyNames } from './shown-result.ts';

type Props = { result: ShownResult; locale: string; phone: string };

function PrintedAdvice({ advice, locale }: { advice: ShownAdvice; locale: string }) {
  const { check } = textsFor(locale);
  return (
    <li className={style.printed}>
      <span className={style.tick} aria-hidden="true" />
      <div className={style.content}>
        <h4 className={style.heading}>{advice.title}</h4>
        <p>{advice.text}</p>
        <p className={style.small}>
          {fillIn(check.result.asked, { number: String(advice.question), answer: advice.answerText })}
        </p>
        <EffortIndicator advice={advice} locale={locale} />
      </div>
    </li>
  );
}

/** The report as a page to print: nothing collapsed, and a checkbox for each advice. */
export function PrintedResult({ result, locale, phone }: Props) {
  const words = textsFor(locale).check.result;
  return (
    <>
      <div className={page.head}>
        <ResultHead result={result} locale={locale} />
      </div>
      <CategoryScores result={result} locale={locale} />
      <section className={style.advice}>
        <h2 className={style.title}>{words.adviceTitle}</h2>
        {result.advice.length === 0 && <p className={style.intro}>{words.noAdvice}</p>}
        {groupAdvice(result).map(({ urgency, advice }) => (
          <section key={urgency}>
            <h3 className={style.group}>{words.groups[urgencyNames[urgency]]}</h3>
            <ol className={style.list}>
              {advice.map((one) => (
                <PrintedAdvice key={one.question} advice={one} locale={locale} />
              ))}
            </ol>
          </section>
        ))}
      </section>
      <AnswerLists result={result} locale={locale} />
      <MoreInformation phone={phone} locale={locale} />
    </>
  );
}
