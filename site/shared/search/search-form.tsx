import { type FormEvent, use } from 'react';
import { SearchIcon } from '../illustrations/icons.tsx';
import { NavigationContext } from '../navigation/navigation.ts';
import { textsFor } from '../texts.ts';
import { SearchField } from './search-field.tsx';
import { searchPathOf } from './search-path.ts';
import style from './search-form.module.css';

type Props = { locale: string; defaultLocale: string; term: string };

/** The search form. Works without a script; with it, pages are suggested while typing. */
export function SearchForm({ locale, defaultLocale, term }: Props) {
  const { search } = textsFor(locale);
  const navigate = use(NavigationContext);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new FormData(event.currentTarget).get('q');
    navigate(searchPathOf({ locale, defaultLocale, term: typeof asked === 'string' ? asked : '' }));
  };
  return (
    <search>
      <form
        className={style.form}
        action={searchPathOf({ locale: defaultLocale, defaultLocale })}
        method="get"
        onSubmit={submit}
      >
        {locale !== defaultLocale && <input type="hidden" name="locale" value={locale} />}
        <label className={style.label} htmlFor="search-term">
          {search.label}
        </label>
        <div className={style.row}>
          <SearchField key={term} locale={locale} term={term} />
          <button className={style.button} type="submit">
            <SearchIcon className={style.icon} />
            {search.submit}
          </button>
        </div>
      </form>
    </search>
  );
}
