import { Brand } from '../shared/frame/brand.tsx';
import { LanguageChoice } from '../shared/frame/language-choice.tsx';
import { pathOf } from '../shared/links.ts';
import { useFragment } from '../shared/frame/use-fragment.ts';
import type { ViewPage } from '../shared/view-page.ts';
import { clearStoredAnswers, readStoredAnswers } from './saved-answers/stored-answers.ts';
import { endVisit, forgetFinishedAnswers } from './saved-answers/visit.ts';
import style from './check-header.module.css';

type Props = {
  page: ViewPage;
  /** `restarts`: leads to a new check, without the answers of the last one. */
  exitLink: { label: string; href: string; restarts?: true };
};

/** Removes the answers that the visitor did not choose to keep. */
function restart(): void {
  if (!readStoredAnswers()?.isRemembered) clearStoredAnswers();
  forgetFinishedAnswers();
}

/** The header of the check: only the site name, the languages, which lead to the shown question, and one link out. */
export function CheckHeader({ page, exitLink }: Props) {
  const { site, locale, siblings } = page;
  const fragment = useFragment();
  return (
    <header className={style.header}>
      <a className={style.home} href={pathOf('/', { locale, defaultLocale: site.defaultLocale })} onClick={endVisit}>
        <Brand name={site.name} />
      </a>
      <LanguageChoice locale={locale} siblings={siblings} fragment={fragment} />
      <a className={style.exitLink} href={exitLink.href} onClick={exitLink.restarts ? restart : endVisit}>
        {exitLink.label}
      </a>
    </header>
  );
}
