import { useLayoutEffect, useRef } from 'react';
import button from '../../shared/button-link.module.css';
import { ArrowIcon } from '../../shared/illustrations/icons.tsx';
import { fillIn, languageTagOf, textsFor } from '../../shared/texts.ts';
import style from './check-form.module.css';
import { idOfPart } from './check-part.ts';
import { ProgressWindows } from './progress-windows.tsx';
import type { ReturnNotice as Notice } from './use-return-notice.ts';

type Props = {
  notice: Notice;
  count: number;
  locale: string;
  onRemove: () => void;
};

/** What a visitor who comes back can do with the answers of the earlier visit. Takes the focus. */
export function ReturnNotice({ notice, count, locale, onRemove }: Props) {
  const words = textsFor(locale).check.return;
  const { isRemoved } = notice;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), [isRemoved]);
  return (
    <section className={`${style.part} ${style.initial} ${style.return}`}>
      <h1 ref={heading} className={style.title} tabIndex={-1} aria-describedby="return-text">
        {isRemoved ? words.removedTitle : words.title}
      </h1>
      <p id="return-text" className={style.help}>
        {isRemoved ? words.removed : textOf(notice, { count, locale })}
      </p>
      <ProgressWindows count={count} />
      {isRemoved ? (
        <StartLink part={1} label={words.start} />
      ) : (
        <>
          <GoOnLink notice={notice} locale={locale} />
          <p className={style.help}>{words.shared}</p>
          <p className={style.choices}>
            <button type="reset" className={`${button.button} ${button.second}`}>
              {words.beginAnew}
            </button>
            <button type="button" className={`${button.button} ${button.second}`} onClick={onRemove}>
              {words.remove}
            </button>
          </p>
        </>
      )}
    </section>
  );
}

function textOf({ date, answered }: Notice, { count, locale }: { count: number; locale: string }): string {
  const day = new Intl.DateTimeFormat(languageTagOf(locale), { dateStyle: 'long' }).format(date);
  return fillIn(textsFor(locale).check.return.text, { day, answered: String(answered), count: String(count) });
}

function GoOnLink({ notice: { firstOpen }, locale }: Pick<Props, 'notice' | 'locale'>) {
  const { check } = textsFor(locale);
  if (firstOpen === null) return <StartLink part="review" label={check.toReview} />;
  return <StartLink part={firstOpen} label={fillIn(check.return.goOn, { number: String(firstOpen) })} />;
}

function StartLink({ part, label }: { part: number | 'review'; label: string }) {
  return (
    <a className={`${button.button} ${button.main} ${style.next}`} href={`#${idOfPart(part)}`} data-main-action>
      {label}
      <ArrowIcon />
    </a>
  );
}
