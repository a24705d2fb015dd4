import { useRef } from 'react';
import button from '../../shared/button-link.module.css';
import { textsFor } from '../../shared/texts.ts';
import style from './check-form.module.css';

type Props = {
  locale: string;
  /** How long the answers stay on the device. */
  retention: 'unfinished' | 'remembered';
};

/** What happens to the answers, and how to clear them. */
export function CheckFooter({ locale, retention }: Props) {
  const { check, footer } = textsFor(locale);
  const clearing = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (clearing.current) clearing.current.open = false;
  };
  return (
    <div className={style.footer}>
      <p>{retention === 'remembered' ? check.staysLonger : check.stays}</p>
      {/* A script may have shown it before React hydrates. */}
      <button type="button" className={style.cookies} data-cookie-change hidden suppressHydrationWarning>
        {footer.changeCookies}
      </button>
      <details ref={clearing}>
        <summary className={style.clear}>{check.clear}</summary>
        <button type="reset" className={`${button.button} ${button.second}`} onClick={close}>
          {check.clearAll}
        </button>
      </details>
    </div>
  );
}
