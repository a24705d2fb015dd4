import { PageViewer, type LoadURL } from '../page-viewer/index.ts';
import { type SiteView, ViewDocument } from '../routes/index.ts';
import { CookieBar } from '../shared/frame/cookie-bar.tsx';
import { textsFor } from '../shared/texts.ts';
import style from './site-frame.module.css';

/** A view with what every document has; `load` is null on the server. */
export function SiteFrame({ view, load }: { view: SiteView; load: LoadURL | null }) {
  return (
    <PageViewer initial={view} load={load}>
      {(shown) => (
        <>
          <a className={style.skip} href="#content">
            {textsFor(shown.locale).skipToContent}
          </a>
          <ViewDocument view={shown} />
          <CookieBar locale={shown.locale} />
        </>
      )}
    </PageViewer>
  );
}
