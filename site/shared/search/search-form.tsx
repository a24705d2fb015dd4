import { SearchIcon } from '../illustrations/icons.tsx';
import { textsFor } from '../texts.ts';
import { searchPathOf } from './search-path.ts';
import style from './search-form.module.css';

type Props = { locale: string; defaultLocale: string; term: string };

/** The search form. Works without a script; with it, pages are suggested while typing. */
export function SearchForm({ locale, defaultLocale, term }: Props) {
  const { search } = textsFor(locale);
  return (
    <search>
      <form className={style.form} action={searchPathOf({ locale: defaultLocale, defaultLocale })} method="get">
        {locale !== defaultLocale && <input type="hidden" name="locale" value={locale} />}
        <label className={style.label} htmlFor="search-term">
          {search.label}
        </label>
        <div className={style.row}>
          <div className={style.field} data-search data-search-found={search.suggestions} data-search-locale={locale}>
            <input
              className={style.input}
              id="search-term"
              type="search"
              name="q"
              defaultValue={term}
              maxLength={255}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="search"
            />
            <ul className={style.suggestions} id="search-suggestions" aria-label={search.suggestionsLabel} hidden />
            <output className={style.status} />
          </div>
          <button className={style.button} type="submit">
            <SearchIcon className={style.icon} />
            {search.submit}
          </button>
        </div>
      </form>
    </search>
  );
}
