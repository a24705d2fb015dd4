import { PhoneIcon } from '../../shared/illustrations/icons.tsx';
import button from '../../shared/button-link.module.css';
import { phoneAddress } from '../../shared/links.ts';
import { fillIn, textsFor } from '../../shared/texts.ts';
import style from './more-information.module.css';

/** A phone number for questions about the result; other advice if there is none. */
export function MoreInformation({ phone, locale }: { phone: string; locale: string }) {
  const { result } = textsFor(locale).check;
  return (
    <section className={style.panel}>
      <div className={style.content}>
        <h2 className={style.title}>{result.moreTitle}</h2>
        <p>{phone === '' ? result.moreWithout : fillIn(result.moreText, { phone })}</p>
      </div>
      {phone !== '' && (
        <a className={`${button.button} ${button.lit}`} href={phoneAddress(phone)}>
          <PhoneIcon />
          {fillIn(result.call, { phone })}
        </a>
      )}
    </section>
  );
}
