import { ArrowIcon, BackIcon } from '../../shared/illustrations/icons.tsx';
import { fillIn, textsFor } from '../../shared/texts.ts';
import button from '../../shared/button-link.module.css';
import { PartLanguages } from './part-languages.tsx';
import { ProgressWindows } from './progress-windows.tsx';
import type { ViewSibling } from '../../shared/view-page.ts';
import style from './check-form.module.css';
import { useIsSlow } from '../../shared/use-is-slow.ts';

type HeadProps = { count: number; locale: string; siblings: readonly ViewSibling[]; isInitial: boolean };

/** The introduction of the review. */
export function ReviewHead({ count, locale, siblings, isInitial }: HeadProps) {
  const { check } = textsFor(locale);
  return (
    <section
      id="review"
      className={`${style.part} ${style.review} ${isInitial ? style.initial : ''}`}
      data-check-part="review"
    >
      <a className={style.back} href={`#question-${count}`}>
        <BackIcon />
        {check.back}
      </a>
      <h1 className={style.title} tabIndex={-1}>
        {check.reviewTitle}
      </h1>
      <p className={style.help}>{check.reviewIntro}</p>
      <ProgressWindows count={count} />
      <PartLanguages part="review" locale={locale} siblings={siblings} />
    </section>
  );
}

type FinishProps = {
  count: number;
  /** The number of questions with an answer; null without a script. */
  answered: number | null;
  isSending: boolean;
  locale: string;
};

/** The submit button of the check. It stays focusable while sending. */
export function FinishPanel({ count, answered, isSending, locale }: FinishProps) {
  const { check } = textsFor(locale);
  const isSlow = useIsSlow(isSending);
  return (
    <div className={style.finish}>
      <p className={style.answered} hidden={answered === null}>
        {answered !== null && fillIn(check.answered, { answered: String(answered), count: String(count) })}
      </p>
      <p className={style.sent}>{check.sent}</p>
      <button
        type="submit"
        className={`${button.button} ${button.main}`}
        aria-disabled={isSending || undefined}
        data-main-action
      >
        {isSlow ? check.finishing : check.finish}
        <ArrowIcon />
      </button>
      <output className={style.visuallyHidden}>{isSlow && check.finishing}</output>
    </div>
  );
}
