import { ChevronIcon } from '../../shared/drawing/icons.tsx';
import { SubjectWindow } from '../../shared/drawing/subject-window.tsx';
import { fillIn, textsFor } from '../../shared/texts.ts';
import { subjectOf } from '../subject-of.ts';
import style from './advice.module.css';
import { effortNames, type ShownAdvice, type ShownResult } from './shown-result.ts';

type Props = { advice: ShownAdvice; result: ShownResult; locale: string };

/** How much work it is: bars, a word, and a human measure. */
export function Effort({ advice, locale }: Pick<Props, 'advice' | 'locale'>) {
  const { result } = textsFor(locale).check;
  const name = effortNames[advice.effort - 1] ?? 'small';
  return (
    <p className={style.effort}>
      <svg className={style.bars} viewBox="0 0 66 8" aria-hidden="true" focusable="false">
        {effortNames.map((one, index) => (
          <rect
            key={one}
            className={index < advice.effort ? style.full : style.empty}
            x={1 + index * 22}
            y="1"
            width="19"
            height="6"
          />
        ))}
      </svg>
      <strong>{fillIn(result.effort, { effort: result.efforts[name] })}</strong> <span>{advice.effortText}</span>
    </p>
  );
}

const categoryOf = ({ advice, result }: Pick<Props, 'advice' | 'result'>) =>
  result.categories.find(({ key }) => key === advice.category);

/** What to do, how and why; with the answer that it belongs to. */
export function AdviceItem({ advice, result, locale }: Props) {
  const { check } = textsFor(locale);
  const category = categoryOf({ advice, result });
  return (
    <li className={style.item}>
      <SubjectWindow subject={subjectOf(category?.icon ?? '')} className={style.pane ?? ''} />
      <div className={style.words}>
        <p className={style.small}>{category?.name}</p>
        <h4 className={style.heading}>{advice.title}</h4>
        <p>{advice.text}</p>
        <p className={style.small}>
          {fillIn(check.result.asked, { number: String(advice.question), answer: advice.answerText })}
        </p>
      </div>
      <Effort advice={advice} locale={locale} />
    </li>
  );
}

/** The same in one line that opens. */
export function FoldedAdvice({ advice, result, locale }: Props) {
  const { check } = textsFor(locale);
  return (
    <li className={style.folded}>
      <details>
        <summary className={style.summary}>
          {advice.title}
          <ChevronIcon className={style.chevron ?? ''} />
        </summary>
        <div className={style.words}>
          <p className={style.small}>{categoryOf({ advice, result })?.name}</p>
          <p>{advice.text}</p>
          <p className={style.small}>
            {fillIn(check.result.asked, { number: String(advice.question), answer: advice.answerText })}
          </p>
          <Effort advice={advice} locale={locale} />
        </div>
      </details>
    </li>
  );
}
