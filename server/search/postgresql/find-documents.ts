import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type RawBuilder, sql } from '../../shared/database/query.ts';
import { mostHits, type SearchQuery } from '../search-engine.ts';
import type { Expansion, WordForm } from './expand-words.ts';

/** Pages with the words in their title that are looked at, and those with the shortest titles that are ranked, at most. */
const mostTitles = 2_000;
const mostRankedTitles = 100;

/** Other pages that are ranked, at most; what more there are stands after them. */
const mostRanked = 300;

/** Ways to read each word that suffice where enough pages have one of them. */
const fewForms = 4;

/** What a word is worth in the text, in headings and in the title (PostgreSQL's classes D to A). */
const weights = sql`'{0, 0.15, 0.4, 1}'::float4[]`;

const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const anyOf = (forms: readonly WordForm[]): string =>
  [...new Set(forms.map(({ stem }) => stem))].map(quote).join(' | ');

const countForms = ({ exact, loose }: Expansion): number => exact.length + loose.length;

/** The searched words as text search queries of PostgreSQL: those that a page has to have, and their forms. */
export type DocumentQueries = { all: string[]; any: string; exact: string };

/**
 * Null where no word of the index is meant. A word that no page has is passed over, and then any of the others will do.
 * What has the fewest forms stands first: it leaves the fewest pages on which those of the others are tried.
 */
export function toQueries(expansions: readonly Expansion[]): DocumentQueries | null {
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

/** Only the nearest ways to read each word; the same list where there are not more. */
export function narrow(expansions: readonly Expansion[]): readonly Expansion[] {
  if (expansions.every((expansion) => countForms(expansion) <= fewForms)) return expansions;
  return expansions.map(({ exact, loose }) => {
    const near = exact.slice(0, fewForms);
    return { exact: near, loose: loose.slice(0, fewForms - near.length) };
  });
}

export type FoundDocument = { pageID: number; body: string; total: number };

/** Words that are meant for sure count more, in the title most of all. */
function scoreOf({ any, exact }: DocumentQueries): RawBuilder<number> {
  const inTitle = sql`ts_rank(title_vector, ${exact}::tsquery, 2)`;
  const forSure = sql`ts_rank(${weights}, vector, ${exact}::tsquery)`;
  if (exact === '') return sql`0.3 * ts_rank(${weights}, vector, ${any}::tsquery)`;
  if (exact === any) return sql`1.3 * ${forSure} + ${inTitle}`;
  return sql`${forSure} + 0.3 * ts_rank(${weights}, vector, ${any}::tsquery) + ${inTitle}`;
}

type Wish = {
  queries: DocumentQueries;
  query: SearchQuery;
  /** Pages without which nothing is answered. */
  atLeast?: number;
};

/** The pages that match, best first; the more of them there are, the more of those without it in the title stay out. */
export function findDocuments(
  em: EntityManager,
  wanted: readonly string[],
  { queries, query: { filter, count, offset }, atLeast = 0 }: Wish,
): Promise<FoundDocument[]> {
  const { locales, pageTypes, tags } = filter;
  const narrowed = sql`${wanted}::tsquery[], ${locales}::text[], ${pageTypes}::text[], ${tags}::text[]`;
  return query(
    em,
    sql<FoundDocument>`
      with matching as materialized (
             select *, row_number() over () as place from search_texts(${narrowed}, ${mostHits})),
           near as (
             select page_id, title_vector, vector from matching
              where place <= ${mostRanked} and (select count(*) from matching) >= ${atLeast}
             union all
             (select * from search_titles(${narrowed}, ${mostTitles})
               where (select count(*) from matching) >= ${atLeast} limit ${mostRankedTitles})),
           -- Joined to nothing, a vector is unpacked once for all that is reckoned from it.
           unpacked as materialized (
             select distinct on (page_id) page_id, title_vector, vector || ''::tsvector as vector from near),
           ranked as (
             select page_id, ${scoreOf(queries)} as score from unpacked
             union all
             select page_id, -1 from matching
              where place > ${mostRanked} and (select count(*) from matching) >= ${atLeast}
                and page_id not in (select page_id from unpacked)),
           shown as (select page_id, score from ranked order by score desc, page_id limit ${count} offset ${offset})
      select page_id as "pageID", body, (select count(*)::int from matching) as total
        from shown join search_document using (page_id)
       order by score desc, page_id`,
  );
}
