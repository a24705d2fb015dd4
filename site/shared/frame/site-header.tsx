import { pathOf } from '../links.ts';
import type { ViewPage } from '../view-page.ts';
import { Brand } from './brand.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { SearchLink } from './search-link.tsx';
import { SiteMenu } from './site-menu.tsx';
import style from './site-header.module.css';

/** Name, menu, search and languages; on a narrow screen the menu button comes last. */
export function SiteHeader({ page }: { page: ViewPage }) {
  const { site, locale } = page;
  return (
    <header className={style.header}>
      <div className={style.inner}>
        <a className={style.home} href={pathOf('/', { locale, defaultLocale: site.defaultLocale })}>
          <Brand name={site.name} />
        </a>
        <SiteMenu page={page} />
        <SearchLink page={page} />
        <LanguageChoice locale={locale} siblings={page.siblings} />
      </div>
    </header>
  );
}
