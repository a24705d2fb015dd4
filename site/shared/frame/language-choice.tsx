import { ChevronIcon, GlobeIcon } from '../illustrations/icons.tsx';
import { fillIn, languageNameOf, languageOf, languageTagOf, textsFor } from '../texts.ts';
import type { ViewSibling } from '../view-page.ts';
import style from './language-choice.module.css';

type Props = {
  locale: string;
  siblings: ViewSibling[];
  /** The place in the page that the links lead to, with its `#`. */
  fragment?: string;
};

/** Links to the page's published translations; nothing if there are none. Works without a script. */
export function LanguageChoice({ locale, siblings, fragment = '' }: Props) {
  if (siblings.length < 2) return null;
  const label = fillIn(textsFor(locale).language.current, { language: languageNameOf(locale) });
  return (
    <details className={style.choice} data-closing>
      <summary className={style.summary} aria-label={`${languageOf(locale).toUpperCase()}, ${label}`}>
        <GlobeIcon className={style.globe} />
        <span>{languageOf(locale).toUpperCase()}</span>
        <ChevronIcon className={style.chevron} />
      </summary>
      <ul className={style.list}>
        {siblings.map((sibling) => (
          <li key={sibling.locale}>
            <SiblingLink
              sibling={sibling}
              fragment={fragment}
              current={sibling.locale === locale ? 'page' : undefined}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

type LinkProps = { sibling: ViewSibling; fragment: string; current: 'page' | undefined };

function SiblingLink({ sibling, fragment, current }: LinkProps) {
  const tag = languageTagOf(sibling.locale);
  return (
    <a
      className={style.link}
      href={`${encodeURI(sibling.path)}${fragment}`}
      lang={tag}
      hrefLang={tag}
      aria-current={current}
    >
      {languageNameOf(sibling.locale)}
    </a>
  );
}
