import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type RawBuilder, sql } from '../../shared/database/query.ts';
import { maxHits, type SearchQuery } from '../engine/search-engine.ts';
import type { WordExpansion, WordForm } from './expand-words.ts';

/** Most title matches to consider, and most of them to rank, shortest titles first. */
const maxTitles = 2_000;
const maxRankedTitles = 100;

/** Most other pages to rank; further pages follow unranked. */
const maxRanked = 300;

/** Most forms of a word if these already match enough pages. */
const maxNearForms = 4;

/** Weights of words in body, headings and title (PostgreSQL's classes D to A). */
const weights = sql`'{0, 0.15, 0.4, 1}'::float4[]`;

const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const anyOf = (forms: readonly WordForm[]): string =>
  [...new Set(forms.map(({ stem }) => stem))].map(quote).join(' | ');

const countForms = ({ exact, loose }: WordExpansion): number => exact.length + loose.length;

/** The searched words as PostgreSQL text search queries: all of them required, any of them, and the exact forms. */
export type DocumentQueries = { all: string[]; any: string; exact: string };

/**
 * Returns null if no word is in the index. If a word is not in the index, any of the other words suffices. Words with
 * the fewest forms come first: they leave the fewest pages for checking the others.
 */
export function toDocumentQueries(expansions: readonly WordExpansion[]): DocumentQueries | null {
  const ordered = expansions.toSorted((one, other) => countForms(one) - countForms(other));
  const groups = ordered.map(({ exact, loose }) => anyOf([...exact, ...loose])).filter(Boolean);
  if (groups.length === 0) return null;
  const isComplete = groups.length === expansions.length;
  const any = groups.join(' | ');
  return {
    all: isComplete ? groups : [any],
    any,
    exact: ordered
      .map(({ exact }) => anyOf(exact))
      .filter(Boolean)
      .join(' | '),
  };
}

/** Returns only the nearest forms of each word. Returns the same list if no word has more. */
export function keepNearestForms(expansions: readonly WordExpansion[]): readonly WordExpansion[] {
  if (expansions.every((expansion) => countForms(expansion) <= maxNearForms)) return expansions;
  return expansions.map(({ exact, loose }) => {
    const near = exact.slice(0, maxNearForms);
    return { exact: near, loose: loose.slice(0, maxNearForms - near.length) };
  });
}

/** A found page, with its text for the excerpt, and the total number of matches. */
export type FoundDocument = { pageID: number; body: string; total: number };

/** Exact forms count more, most of all in the title. */
function scoreOf({ any, exact }: DocumentQueries): RawBuilder<number> {
  const titleScore = sql`ts_rank(title_vector, ${exact}::tsquery, 2)`;
  const exactScore = sql`ts_rank(${weights}, vector, ${exact}::tsquery)`;
  if (exact === '') return sql`0.3 * ts_rank(${weights}, vector, ${any}::tsquery)`;
  if (exact === any) return sql`1.3 * ${exactScore} + ${titleScore}`;
  return sql`${exactScore} + 0.3 * ts_rank(${weights}, vector, ${any}::tsquery) + ${titleScore}`;
}

type FindOptions = {
  queries: DocumentQueries;
  query: SearchQuery;
  /** With fewer matches the result is empty. */
  minMatches?: number;
};

/** Returns the matching pages, best first. With many matches, pages without the words in their title are not ranked. */
export function findDocuments(
  em: EntityManager,
  wordQueries: readonly string[],
  { queries, query: { filter, count, offset }, minMatches = 0 }: FindOptions,
): Promise<FoundDocument[]> {
  const { locales, pageTypes, tags } = filter;
  const narrowed = sql`${wordQueries}::tsquery[], ${locales}::text[], ${pageTypes}::text[], ${tags}::text[]`;
  return query(
    em,
    sql<FoundDocument>`
      with matching as materialized (
             select *, row_number() over () as place from search_texts(${narrowed}, ${maxHits})),
           near as (
             select page_id, title_vector, vector from matching
              where place <= ${maxRanked} and (select count(*) from matching) >= ${minMatches}
             union all
             (select * from search_titles(${narrowed}, ${maxTitles})
               where (select count(*) from matching) >= ${minMatches} limit ${maxRankedTitles})),
           -- Concatenating an empty vector makes PostgreSQL decompress it only once for all ranks.
           unpacked as materialized (
             select distinct on (page_id) page_id, title_vector, vector || ''::tsvector as vector from near),
           ranked as (
             select page_id, ${scoreOf(queries)} as score from unpacked
             union all
             select page_id, -1 from matching
              where place > ${maxRanked} and (select count(*) from matching) >= ${minMatches}
                and page_id not in (select page_id from unpacked)),
           shown as (select page_id, score from ranked order by score desc, page_id limit ${count} offset ${offset})
      select page_id as "pageID", body, (select count(*)::int from matching) as total
        from shown join search_document using (page_id)
       order by score desc, page_id`,
  );
}
