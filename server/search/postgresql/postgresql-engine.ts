import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { query, sql } from '../../shared/database/query.ts';
import { makeExcerpt } from '../excerpt.ts';
import { wordsOf } from '../fold.ts';
import { languageOf } from '../language.ts';
import { type IndexBuild, mostHits, type SearchEngine, type SearchHits, type SearchQuery } from '../search-engine.ts';
import { type Expansion, expandWords } from './expand-words.ts';
import { createKnownWords } from './known-words.ts';
import { type DocumentQueries, findDocuments, type FoundDocument, narrow, toQueries } from './find-documents.ts';
import { settleIndex, writeDocuments } from './write-documents.ts';

/** Words of a search that count; the others are passed over. */
const mostWords = 10;
const longestWord = 40;

const identity = 'postgresql';

async function loadLanguages(em: EntityManager, locales: readonly string[] | null): Promise<string[]> {
  if (locales) return [...new Set(locales.map(languageOf))];
  // One step through the index for each language, however many words there are.
  const rows = await query(
    em,
    sql<{ language: string }>`
      with recursive known as (
        select min(language) as language from search_word
        union all
        select (select min(language) from search_word w where w.language > known.language) from known
         where known.language is not null)
      select language from known where language is not null`,
  );
  return rows.map(({ language }) => language);
}

/** Pages with all of the words or, where there is none, with some of them: better than none. */
async function findAny(em: EntityManager, queries: DocumentQueries, wanted: SearchQuery): Promise<FoundDocument[]> {
  const ask = (words: readonly string[], of: SearchQuery) => findDocuments(em, words, { queries, query: of });
  const found = await ask(queries.all, wanted);
  if (found.length > 0 || queries.all.length === 1) return found;
  // A far page of a list may be empty too.
  const isEmpty = wanted.offset === 0 || !(await ask(queries.all, { ...wanted, offset: 0 }))[0];
  return isEmpty ? ask([queries.any], wanted) : found;
}

/**
 * The nearest ways to read a word, where they alone find as many pages as are counted. Several words narrow each other
 * down already, and would often be looked for twice.
 */
async function findNear(
  em: EntityManager,
  expansions: readonly Expansion[],
  wanted: SearchQuery,
): Promise<FoundDocument[] | null> {
  const near = narrow(expansions);
  const queries = near === expansions || expansions.length > 1 ? null : toQueries(near);
  const found = queries && (await findDocuments(em, queries.all, { queries, query: wanted, atLeast: mostHits }));
  return found?.length ? found : null;
}

async function search(em: EntityManager, wanted: SearchQuery): Promise<SearchHits> {
  const words = [...new Set(wordsOf(wanted.term.toLowerCase()).map((word) => word.slice(0, longestWord)))].slice(
    0,
    mostWords,
  );
  if (words.length === 0) return { total: 0, hits: [] };
  const expansions = await expandWords(em, words, await loadLanguages(em, wanted.filter.locales));
  const queries = toQueries(expansions);
  if (!queries) return { total: 0, hits: [] };
  const found = (await findNear(em, expansions, wanted)) ?? (await findAny(em, queries, wanted));
  const shown = new Set(expansions.flatMap(({ exact, loose }) => [...exact, ...loose].map(({ word }) => word)));
  return {
    total: found[0]?.total ?? 0,
    hits: found.map(({ pageID, body }) => ({ pageID, excerpt: makeExcerpt(body, shown) })),
  };
}

/** A page that is written twice is written over, so that the index can be built in place and answers meanwhile. */
async function build(em: EntityManager): Promise<IndexBuild> {
  const [clock] = await query(em, sql<{ now: string }>`select now()::text as now`);
  const known = createKnownWords();
  return {
    add: (documents) => writeDocuments(em, documents, known),
    finish: async () => {
      await query(
        em,
        sql`delete from search_document d
             where not exists (select from page p where p.id = d.page_id and p.live_version_id is not null
                                 and p.deleted_at is null)`,
      );
      await query(em, sql`delete from search_word where seen_at < ${clock?.now}::timestamptz - interval '1 hour'`);
      await settleIndex(em);
    },
  };
}

/** PostgreSQL's own full-text search, in tables beside the pages. */
export function createPostgresqlEngine(orm: MikroORM): SearchEngine {
  return {
    name: 'PostgreSQL',
    inspect: async () => {
      const [row] = await query(
        orm.em.fork(),
        sql<{ documents: number }>`select count(*)::int as documents from search_document`,
      );
      return { identity, documents: row?.documents ?? 0 };
    },
    put: async (documents) => {
      await writeDocuments(orm.em.fork(), documents);
      await settleIndex(orm.em.fork());
    },
    remove: async (pageIDs) => {
      await query(orm.em.fork(), sql`delete from search_document where page_id = any(${pageIDs}::int[])`);
    },
    clear: async () => {
      await query(orm.em.fork(), sql`truncate search_document, search_word`);
    },
    build: () => build(orm.em.fork()),
    search: (wanted) => search(orm.em.fork(), wanted),
  };
}
