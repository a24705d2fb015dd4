import { ArrowIcon, BackIcon } from '../../shared/illustrations/icons.tsx';
import { textsFor } from '../../shared/texts.ts';
import button from '../../shared/button-link.module.css';
import { ProgressWindows } from './progress-windows.tsx';
import style from './check-form.module.css';

/** The introduction of the review. */
export function ReviewHead({ count, locale, isInitial }: { count: number; locale: string; isInitial: boolean }) {
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
      <ProgressWindows count={count} lit={count} />
    </section>
  );
}

/** The submit button of the check. */
export function FinishPanel({ count, locale }: { count: number; locale: string }) {
  const { check } = textsFor(locale);
  return (
    <div className={style.finish}>
      <p className={style.answered} data-check-answered={check.answered} data-check-count={count} hidden />
      <p className={style.sent}>{check.sent}</p>
      <button type="submit" className={`${button.button} ${button.main}`} data-main-action>
        {check.finish}
        <ArrowIcon />
      </button>
    </div>
  );
}
