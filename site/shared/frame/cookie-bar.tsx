import { textsFor } from '../texts.ts';
import style from './cookie-bar.module.css';

/**
 * Asks before external content is loaded. Hidden until the script finds that no choice was made: without a script
 * nothing external is loaded, so there is nothing to ask.
 */
export function CookieBar({ locale }: { locale: string }) {
  const { cookies } = textsFor(locale);
  return (
    <>
      <section className={style.bar} aria-label={cookies.label} data-cookie-bar hidden suppressHydrationWarning>
        <div className={style.inner}>
          <p className={style.text}>
            <strong>{cookies.question}</strong> {cookies.explanation}
          </p>
          <div className={style.buttons}>
            <button type="button" className={style.button} data-cookie-choice="declined">
              {cookies.decline}
            </button>
            <button type="button" className={style.button} data-cookie-choice="accepted">
              {cookies.accept}
            </button>
          </div>
        </div>
      </section>
      <output
        className={style.status}
        data-cookie-status
        data-declined={cookies.declined}
        data-accepted={cookies.accepted}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  );
}
