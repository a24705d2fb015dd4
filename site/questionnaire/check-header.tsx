import { Brand } from '../shared/frame/brand.tsx';
import { LanguageChoice } from '../shared/frame/language-choice.tsx';
import { pathOf } from '../shared/links.ts';
import type { ViewPage } from '../shared/view-page.ts';
import { clearStoredAnswers } from './saved-answers/stored-answers.ts';
import style from './check-header.module.css';

type Props = {
  page: ViewPage;
  /** `restarts`: leads to a new check, without the saved answers. */
  exitLink: { label: string; href: string; restarts?: true };
};

/** The header of the check: only the site name, the languages and one link out. */
export function CheckHeader({ page, exitLink }: Props) {
  const { site, locale, siblings } = page;
  return (
    <header className={style.header}>
      <a className={style.home} href={pathOf('/', { locale, defaultLocale: site.defaultLocale })}>
        <Brand name={site.name} />
      </a>
      <LanguageChoice locale={locale} siblings={siblings} />
      <a className={style.exitLink} href={exitLink.href} onClick={exitLink.restarts && clearStoredAnswers}>
        {exitLink.label}
      </a>
    </header>
  );
}
