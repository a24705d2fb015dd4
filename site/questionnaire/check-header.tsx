import { Brand } from '../shared/frame/brand.tsx';
import { LanguageChoice } from '../shared/frame/language-choice.tsx';
import { pathOf } from '../shared/links.ts';
import type { ViewPage } from '../shared/view-page.ts';
import style from './check-header.module.css';

type Props = { page: ViewPage; way: { label: string; href: string; restarts?: true } };

/** Within the check nothing leads elsewhere but the name, the language and one way out. */
export function CheckHeader({ page, way }: Props) {
  const { site, locale, siblings } = page;
  return (
    <header className={style.header}>
      <a className={style.home} href={pathOf('/', { locale, defaultLocale: site.defaultLocale })}>
        <Brand name={site.name} />
      </a>
      <LanguageChoice locale={locale} siblings={siblings} />
      <a className={style.way} href={way.href} data-check-restart={way.restarts}>
        {way.label}
      </a>
    </header>
  );
}
