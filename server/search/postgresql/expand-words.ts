import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../../shared/database/query.ts';
import { textSearchConfiguration } from '../engine/language.ts';

/** A word in the index, without accents, and its stem, which the documents contain. */
export type WordForm = { word: string; stem: string };

/**
 * The words in the index that a searched word can match. `exact`: the word and its inflected forms. `loose`: words that
 * begin with it, contain it, or are similar to a mistyped word.
 */
export type WordExpansion = { exact: WordForm[]; loose: WordForm[] };

type Row = WordForm & {
  n: number;
  isStop: boolean;
  kind: 'form' | 'begins' | 'contains' | null;
  /** Whether it equals the searched word. */
  isSame: boolean;
};

/** Fewest letters for searching inside compound words, and for correcting typing errors. */
const minInsideLength = 5;
const minMistypedLength = 4;

const selectTerms = (words: readonly string[], languages: readonly string[]) => sql`
  select n::int as n, language,
         coalesce((tsvector_to_array(to_tsvector('search_plain', given)))[1], given) as plain,
         (tsvector_to_array(to_tsvector(configuration::regconfig, given)))[1] as stem
    from unnest(${words}::text[]) with ordinality as w(given, n),
         unnest(${languages}::text[], ${languages.map(textSearchConfiguration)}::text[]) as l(language, configuration)`;

/**
 * Finds words in the index that equal, contain or (for the last word, which may be unfinished) begin with a searched
 * word.
 */
function findForms(em: EntityManager, words: readonly string[], languages: readonly string[]): Promise<Row[]> {
  return query(
    em,
    sql<Row>`
      with term as (${selectTerms(words, languages)})
      select t.n, t.stem is null as "isStop", f.kind, f.word, f.stem, f.word = t.plain as "isSame"
        from term t left join lateral (
          (select 'form' as kind, word, stem from search_word w
            where w.language = t.language and (w.stem = t.stem or w.word = t.plain) limit 40)
          union all
          (select 'begins', word, stem from search_word w
            where t.n = ${words.length}::int and length(t.plain) > 1
              and w.language = t.language and w.word like t.plain || '%' order by length(word), word limit 40)
          union all
          (select 'contains', word, stem from search_word w
            where length(t.plain) >= ${minInsideLength}::int
              and w.language = t.language and w.word like '%' || t.plain || '%' order by length(word), word limit 30)
        ) f on true`,
  );
}

type SimilarRow = WordForm & { n: number; distance: number };

/** Finds the words in the index with the smallest edit distance: at most one, or two from five letters on. */
async function findSimilar(
  em: EntityManager,
  words: readonly string[],
  languages: readonly string[],
): Promise<SimilarRow[]> {
  return query(
    em,
    sql<SimilarRow>`
      with term as (${selectTerms(words, languages)}),
           near as (
             select t.n, w.word, w.stem,
                    levenshtein_less_equal(w.word, t.plain, 2) as distance,
                    case when length(t.plain) < 5 then 1 else 2 end as allowed
               from term t join search_word w on w.language = t.language and w.word % t.plain
              where length(t.plain) >= ${minMistypedLength}::int)
      select n, word, stem, distance from (
        select *, rank() over (partition by n order by distance) as place from near where distance <= allowed) best
       where place = 1`,
  );
}

const toForm = ({ word, stem }: WordForm): WordForm => ({ word, stem });

/** If the word itself is not in the index it counts as unfinished, and words that begin with it as exact. */
function readExpansion(rows: readonly Row[]): WordExpansion & { isStop: boolean } {
  const isUnfinished = !rows.some(({ isSame }) => isSame);
  const isExact = ({ kind }: Row): boolean => kind === 'form' || (kind === 'begins' && isUnfinished);
  return {
    isStop: rows.every(({ isStop }) => isStop),
    exact: rows.filter(isExact).map(toForm),
    loose: rows.filter((row) => row.kind !== null && !isExact(row)).map(toForm),
  };
}

/** Returns an expansion for each word, without stop words such as "the". */
export async function expandWords(
  em: EntityManager,
  words: readonly string[],
  languages: readonly string[],
): Promise<WordExpansion[]> {
  const rows = await findForms(em, words, languages);
  const expansions = words
    .map((word, index) => ({ word, ...readExpansion(rows.filter(({ n }) => n === index + 1)) }))
    .filter(({ isStop }) => !isStop);
  const unknown = expansions.filter(({ exact, loose }) => exact.length + loose.length === 0);
  if (unknown.length === 0) return expansions;
  const mistyped = unknown.map(({ word }) => word);
  const similar = await findSimilar(em, mistyped, languages);
  return expansions.map((expansion) => {
    const own = similar.filter(({ n }) => mistyped[n - 1] === expansion.word);
    return own.length === 0 ? expansion : { ...expansion, loose: own.map(toForm) };
  });
}
