import type { SearchPageQuery } from '../../generated/graphql.ts';
import { fillIn, languageTagOf, textsFor } from '../../shared/texts.ts';
import { searchPathOf } from '../../shared/search/search-path.ts';
import type { SearchView } from '../view/site-view.ts';
import { resultsPerPage } from './load-search.ts';
import style from './search.module.css';

type FoundPages = SearchPageQuery['search'];

function Result({ result }: { result: FoundPages['results'][number] }) {
  return (
    <li className={style.result}>
      <h2 className={style.name}>
        <a href={encodeURI(result.path)}>{result.title}</a>
      </h2>
      {result.excerpt.length > 0 && (
        <p className={style.excerpt}>
          {result.excerpt.map(({ text, isMatch }, index) =>
            // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
            isMatch ? <mark key={index}>{text}</mark> : text,
          )}
        </p>
      )}
    </li>
  );
}

function Pages({ view, total }: { view: SearchView; total: number }) {
  const { term, locale, defaultLocale, page } = view;
  const { search } = textsFor(locale);
  const last = Math.ceil(total / resultsPerPage);
  if (last < 2) return null;
  const pathTo = (to: number) => searchPathOf({ locale, defaultLocale, term, page: to });
  return (
    <nav className={style.pages} aria-label={search.pages}>
      {page > 1 && (
        <a rel="prev" href={pathTo(page - 1)}>
          {search.previous}
        </a>
      )}
      <span>{fillIn(search.page, { page: String(page), last: String(last) })}</span>
      {page < last && (
        <a rel="next" href={pathTo(page + 1)}>
          {search.next}
        </a>
      )}
    </nav>
  );
}

function countResults(total: number, term: string, locale: string): string {
  const { search } = textsFor(locale);
  const count = new Intl.NumberFormat(languageTagOf(locale)).format(total);
  return fillIn(total === 1 ? search.oneResult : search.manyResults, { count, term });
}

/** The results, or advice if there are none; nothing before a term was entered. */
export function SearchResults({ view, found }: { view: SearchView; found: FoundPages | null }) {
  const { term, locale, status } = view;
  const { search } = textsFor(locale);
  if (status === 503) {
    return (
      <p className={style.notice} role="status">
        {search.away}
      </p>
    );
  }
  if (!found) return null;
  if (found.results.length === 0) {
    return (
      <div className={style.empty} role="status">
        <p className={style.count}>{fillIn(search.noResult, { term })}</p>
        <p>{search.advice}</p>
      </div>
    );
  }
  return (
    <>
      <p className={style.count} role="status">
        {countResults(found.total, term, locale)}
      </p>
      <ol className={style.results}>
        {found.results.map((result) => (
          <Result key={result.pageID} result={result} />
        ))}
      </ol>
      <Pages view={view} total={found.total} />
    </>
  );
}
