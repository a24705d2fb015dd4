import { PhoneIcon } from '../../shared/drawing/icons.tsx';
import button from '../../shared/button-link.module.css';
import { phoneAddress } from '../../shared/links.ts';
import { fillIn, textsFor } from '../../shared/texts.ts';
import style from './more-information.module.css';

/** Whom to call about the result; without a telephone number what to do with it. */
export function MoreInformation({ phone, locale }: { phone: string; locale: string }) {
  const { result } = textsFor(locale).check;
  return (
    <section className={style.panel}>
      <div className={style.words}>
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
