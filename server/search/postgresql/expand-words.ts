import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../../shared/database/query.ts';
import { configurationOf } from '../language.ts';

/** A word of the index, without accents, and the stem by which pages have it. */
export type WordForm = { word: string; stem: string };

/**
 * What a searched word may mean: the word itself and its other forms, and more loosely words that begin with it or
 * have it in them, or that it may be a mistyped form of.
 */
export type Expansion = { exact: WordForm[]; loose: WordForm[] };

type Row = WordForm & {
  n: number;
  isStop: boolean;
  kind: 'form' | 'begins' | 'contains' | null;
  /** Whether it is the searched word itself, letter by letter. */
  isSame: boolean;
};

/** Letters from which a word is looked for inside of others (compounds), or as a mistyped one. */
const shortestInside = 5;
const shortestMistyped = 4;

const termsOf = (words: readonly string[], languages: readonly string[]) => sql`
  select n::int as n, language,
         coalesce((tsvector_to_array(to_tsvector('search_plain', given)))[1], given) as plain,
         (tsvector_to_array(to_tsvector(configuration::regconfig, given)))[1] as stem
    from unnest(${words}::text[]) with ordinality as w(given, n),
         unnest(${languages}::text[], ${languages.map(configurationOf)}::text[]) as l(language, configuration)`;

/** Words of the index that are a searched word or begin with it; the last one may be unfinished. */
function findForms(em: EntityManager, words: readonly string[], languages: readonly string[]): Promise<Row[]> {
  return query(
    em,
    sql<Row>`
      with term as (${termsOf(words, languages)})
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
            where length(t.plain) >= ${shortestInside}::int
              and w.language = t.language and w.word like '%' || t.plain || '%' order by length(word), word limit 30)
        ) f on true`,
  );
}

type SimilarRow = WordForm & { n: number; distance: number };

/** The words of the index from which a word is the fewest typing errors away: one, or two from six letters on. */
async function findSimilar(
  em: EntityManager,
  words: readonly string[],
  languages: readonly string[],
): Promise<SimilarRow[]> {
  return query(
    em,
    sql<SimilarRow>`
      with term as (${termsOf(words, languages)}),
           near as (
             select t.n, w.word, w.stem,
                    levenshtein_less_equal(w.word, t.plain, 2) as distance,
                    case when length(t.plain) < 5 then 1 else 2 end as allowed
               from term t join search_word w on w.language = t.language and w.word % t.plain
              where length(t.plain) >= ${shortestMistyped}::int)
      select n, word, stem, distance from (
        select *, rank() over (partition by n order by distance) as place from near where distance <= allowed) best
       where place = 1`,
  );
}

const toForm = ({ word, stem }: WordForm): WordForm => ({ word, stem });

/** A word that no page has is an unfinished one rather than a form of another. */
function readExpansion(rows: readonly Row[]): Expansion & { isStop: boolean } {
  const isUnfinished = !rows.some(({ isSame }) => isSame);
  const isExact = ({ kind }: Row): boolean => kind === 'form' || (kind === 'begins' && isUnfinished);
  return {
    isStop: rows.every(({ isStop }) => isStop),
    exact: rows.filter(isExact).map(toForm),
    loose: rows.filter((row) => row.kind !== null && !isExact(row)).map(toForm),
  };
}

/** One expansion for each word that says something: words like "the" are left out. */
export async function expandWords(
  em: EntityManager,
  words: readonly string[],
  languages: readonly string[],
): Promise<Expansion[]> {
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
