import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type RawBuilder, sql } from '../../shared/database/query.ts';
import { mostHits, type SearchFilter, type SearchQuery } from '../search-engine.ts';
import type { Expansion, WordForm } from './expand-words.ts';

/** Pages with the words in their title that are ranked, at most; of the others as many as are counted. */
const mostTitles = 500;

/** What a word is worth in the text, in headings and in the title (PostgreSQL's classes D to A). */
const weights = sql`'{0, 0.15, 0.4, 1}'::float4[]`;

const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const anyOf = (forms: readonly WordForm[]): string =>
  [...new Set(forms.map(({ stem }) => stem))].map(quote).join(' | ');

/** The searched words as text search queries of PostgreSQL. */
export type DocumentQueries = { all: string; any: string; exact: string };

/** Null where no word of the index is meant. A word that no page has is passed over. */
export function toQueries(expansions: readonly Expansion[]): DocumentQueries | null {
  const groups = expansions.map(({ exact, loose }) => anyOf([...exact, ...loose])).filter(Boolean);
  if (groups.length === 0) return null;
  const isComplete = groups.length === expansions.length;
  const any = groups.join(' | ');
  return {
    all: isComplete ? groups.map((group) => `(${group})`).join(' & ') : any,
    any,
    exact: expansions
      .map(({ exact }) => anyOf(exact))
      .filter(Boolean)
      .join(' | '),
  };
}

function matches({ locales, pageTypes, tags }: SearchFilter): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    ...(locales ? [sql`locale = any(${locales}::text[])`] : []),
    ...(pageTypes ? [sql`type = any(${pageTypes}::text[])`] : []),
    ...(tags ? [sql`tags && ${tags}::text[]`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

export type FoundDocument = { pageID: number; body: string; total: number };

/** The pages that match, best first; the more of them there are, the more of those without it in the title stay out. */
export function findDocuments(
  em: EntityManager,
  wanted: string,
  { queries, query: { filter, count, offset } }: { queries: DocumentQueries; query: SearchQuery },
): Promise<FoundDocument[]> {
  const { any, exact } = queries;
  return query(
    em,
    sql<FoundDocument>`
      with found as materialized (
             (select page_id from search_document where title_vector @@ ${wanted}::tsquery and ${matches(filter)}
               limit ${mostTitles})
             union
             (select page_id from search_document where vector @@ ${wanted}::tsquery and ${matches(filter)}
               limit ${mostHits})),
           ranked as (
             select page_id,
                    ts_rank(${weights}, vector, ${exact}::tsquery) + 0.3 * ts_rank(${weights}, vector, ${any}::tsquery)
                      + ts_rank(title_vector, ${exact}::tsquery, 2) as score
               from found join search_document using (page_id)),
           shown as (
             select page_id, score, (select least(count(*), ${mostHits}::int)::int from found) as total
               from ranked order by score desc, page_id limit ${count} offset ${offset})
      select page_id as "pageID", body, total from shown join search_document using (page_id)
       order by score desc, page_id`,
  );
}
