import { ChevronIcon } from '../../shared/illustrations/icons.tsx';
import { SubjectWindow } from '../../shared/illustrations/subject-window.tsx';
import { fillIn, textsFor } from '../../shared/texts.ts';
import { subjectOf } from '../../shared/illustrations/subjects.ts';
import style from './advice.module.css';
import { effortNames, type ShownAdvice, type ShownResult } from './shown-result.ts';

type Props = { advice: ShownAdvice; result: ShownResult; locale: string };

/** The effort as bars, a word, and a description. */
export function EffortIndicator({ advice, locale }: Pick<Props, 'advice' | 'locale'>) {
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

/** An advice with its explanation and the answer it refers to. */
export function AdviceItem({ advice, result, locale }: Props) {
  const { check } = textsFor(locale);
  const category = categoryOf({ advice, result });
  return (
    <li className={style.item}>
      <SubjectWindow subject={subjectOf(category?.icon ?? '')} className={style.pane ?? ''} />
      <div className={style.content}>
        <p className={style.small}>{category?.name}</p>
        <h4 className={style.heading}>{advice.title}</h4>
        <p>{advice.text}</p>
        <p className={style.small}>
          {fillIn(check.result.asked, { number: String(advice.question), answer: advice.answerText })}
        </p>
      </div>
      <EffortIndicator advice={advice} locale={locale} />
    </li>
  );
}

/** The same advice, collapsed to one line. */
export function CollapsedAdvice({ advice, result, locale }: Props) {
  const { check } = textsFor(locale);
  return (
    <li className={style.collapsed}>
      <details>
        <summary className={style.summary}>
          {advice.title}
          <ChevronIcon className={style.chevron ?? ''} />
        </summary>
        <div className={style.content}>
          <p className={style.small}>{categoryOf({ advice, result })?.name}</p>
          <p>{advice.text}</p>
          <p className={style.small}>
            {fillIn(check.result.asked, { number: String(advice.question), answer: advice.answerText })}
          </p>
          <EffortIndicator advice={advice} locale={locale} />
        </div>
      </details>
    </li>
  );
}
