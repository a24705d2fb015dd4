import { type SiteView, ViewDocument } from '../routes/index.ts';
import { CookieBar } from '../shared/frame/cookie-bar.tsx';
import { textsFor } from '../shared/texts.ts';
import style from './site-frame.module.css';

/** A view with what every document has. */
export function SiteFrame({ view }: { view: SiteView }) {
  const { locale } = view;
  return (
    <>
      <a className={style.skip} href="#content">
        {textsFor(locale).skipToContent}
      </a>
      <ViewDocument view={view} />
      <CookieBar locale={locale} />
    </>
  );
}
