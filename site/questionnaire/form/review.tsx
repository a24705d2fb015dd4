import { ArrowIcon, BackIcon } from '../../shared/drawing/icons.tsx';
import { textsFor } from '../../shared/texts.ts';
import button from '../../shared/button-link.module.css';
import { Arcade } from './arcade.tsx';
import style from './check-form.module.css';

/** Above the answers as they are looked through. */
export function ReviewHead({ count, locale, opens }: { count: number; locale: string; opens: boolean }) {
  const { check } = textsFor(locale);
  return (
    <section
      id="review"
      className={`${style.part} ${style.review} ${opens ? style.opening : ''}`}
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
      <Arcade count={count} lit={count} />
    </section>
  );
}

/** The one step that sends the answers. */
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
