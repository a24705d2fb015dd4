import { languageNameOf, languageTagOf } from '../../shared/texts.ts';
import type { ViewSibling } from '../../shared/view-page.ts';
import style from './check-form.module.css';
import { type CheckPart, idOfPart } from './check-part.ts';

type Props = { part: CheckPart; locale: string; siblings: readonly ViewSibling[] };

/**
 * Links to a part in the other languages, for browsers without a script. With one, the links in the header lead there,
 * and a browser reads the content of `noscript` as text, without elements.
 */
export function PartLanguages({ part, locale, siblings }: Props) {
  const others = siblings.filter((sibling) => sibling.locale !== locale);
  if (others.length === 0) return null;
  return (
    <noscript>
      <p className={style.languages}>
        {others.map((other) => (
          <a
            key={other.locale}
            href={`${encodeURI(other.path)}#${idOfPart(part)}`}
            hrefLang={languageTagOf(other.locale)}
            lang={languageTagOf(other.locale)}
          >
            {languageNameOf(other.locale)}
          </a>
        ))}
      </p>
    </noscript>
  );
}
