import { fillIn, textsFor } from '../../shared/texts.ts';
import style from './advice.module.css';
import { AdviceItem, CollapsedAdvice } from './advice-item.tsx';
import { groupAdvice, type ShownAdvice, type ShownResult, type Urgency, urgencyNames } from './shown-result.ts';

type Props = { result: ShownResult; locale: string };
type GroupProps = Props & { urgency: Urgency; advice: readonly ShownAdvice[] };

function AdviceGroup({ urgency, advice, result, locale }: GroupProps) {
  const { check } = textsFor(locale);
  const { oneAdvice, manyAdvice, groups } = check.result;
  const Item = urgency === 'LATER' ? CollapsedAdvice : AdviceItem;
  return (
    <section>
      <h3 className={style.group}>
        {groups[urgencyNames[urgency]]}{' '}
        <span className={style.count}>
          {advice.length === 1 ? oneAdvice : fillIn(manyAdvice, { count: String(advice.length) })}
        </span>
      </h3>
      <ol className={style.list}>
        {advice.map((one) => (
          <Item key={one.question} advice={one} result={result} locale={locale} />
        ))}
      </ol>
    </section>
  );
}

/** Advice grouped by urgency, the most urgent first; the last group is collapsed. */
export function AdviceList({ result, locale }: Props) {
  const { check } = textsFor(locale);
  const groups = groupAdvice(result);
  return (
    <section className={style.advice}>
      <h2 className={style.title}>{check.result.adviceTitle}</h2>
      <p className={style.intro}>{groups.length === 0 ? check.result.noAdvice : check.result.adviceIntro}</p>
      {groups.map((group) => (
        <AdviceGroup key={group.urgency} {...group} result={result} locale={locale} />
      ))}
    </section>
  );
}
