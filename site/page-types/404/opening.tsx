import { ButtonLink } from '../../shared/button-link.tsx';
import { readFields } from '../../shared/read-fields.ts';
import { searchPathOf } from '../../shared/search/search-path.ts';
import { textsFor } from '../../shared/texts.ts';
import type { PagePartProps } from '../../shared/view-page.ts';
import { notFoundDefinition } from './definition.ts';
import style from './style.module.css';
import { Weathercock } from './weathercock.tsx';

export function NotFoundOpening({ page }: PagePartProps) {
  const { intro } = readFields(notFoundDefinition, page.pageType);
  const { locale, site } = page;
  const { notFound } = textsFor(locale);
  return (
    <div className={style.opening}>
      <div className={style.content}>
        <p className={style.status}>{notFound.status}</p>
        <h1 className={style.title}>{page.title}</h1>
        {intro !== '' && <p className={style.intro}>{intro}</p>}
        <p className={style.actions}>
          <ButtonLink link={{ kind: 'internal', value: '/' }} locale={locale} label={notFound.home} />
          <a className={style.search} href={searchPathOf({ locale, defaultLocale: site.defaultLocale })}>
            {notFound.search}
          </a>
        </p>
      </div>
      <Weathercock className={style.weathercock} />
    </div>
  );
}
