import { fillIn, languageTagOf, textsFor } from '../texts.ts';
import style from './preview-banner.module.css';

type Props = {
  locale: string;
  /** Expiry of the link, ISO 8601. */
  expiresAt: string;
  /** Whether visitors already see this version. */
  isLive: boolean;
};

/** Labels a previewed page and shows when its link expires, in UTC, since the response is the same for every reader. */
export function PreviewBanner({ locale, expiresAt, isLive }: Props) {
  const { preview } = textsFor(locale);
  const when = new Intl.DateTimeFormat(languageTagOf(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(expiresAt));
  return (
    <aside className={style.banner} aria-label={preview.label} data-preview-banner>
      <p className={style.text}>
        <strong>{isLive ? preview.live : preview.draft}</strong> {isLive ? preview.liveText : preview.draftText}{' '}
        <time dateTime={expiresAt}>{fillIn(preview.until, { when })}</time>
      </p>
    </aside>
  );
}
