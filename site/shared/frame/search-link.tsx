import { SearchIcon } from '../illustrations/icons.tsx';
import { searchPathOf } from '../search/search-path.ts';
import { textsFor } from '../texts.ts';
import type { ViewPage } from '../view-page.ts';
import style from './search-link.module.css';

/** Links to the search; its label is hidden first on narrow screens. */
export function SearchLink({ page }: { page: ViewPage }) {
  const { locale, site } = page;
  const path = searchPathOf({ locale, defaultLocale: site.defaultLocale });
  return (
    <a className={style.link} href={path} aria-current={page.path === path ? 'page' : undefined}>
      <SearchIcon className={style.icon} />
      <span className={style.label}>{textsFor(locale).search.title}</span>
    </a>
  );
}
