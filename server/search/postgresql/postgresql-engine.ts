import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { selectLivePages } from '../../pages/index.ts';
import { query, sql } from '../../shared/database/query.ts';
import { createExcerpt } from '../engine/create-excerpt.ts';
import { splitWords } from '../engine/fold-accents.ts';
import { searchLanguageOf } from '../engine/language.ts';
import {
  type IndexBuild,
  maxHits,
  type SearchEngine,
  type SearchHits,
  type SearchQuery,
} from '../engine/search-engine.ts';
import { type WordExpansion, expandWords } from './expand-words.ts';
import { createKnownWords } from './known-words.ts';
import {
  type DocumentQueries,
  findDocuments,
  type FoundDocument,
  keepNearestForms,
  toDocumentQueries,
} from './find-documents.ts';
import { cleanGinPendingLists, writeSearchDocuments } from './write-documents.ts';

/** Limits of a search; further words and letters are ignored. */
const maxWords = 10;
const maxWordLength = 40;

const identity = 'postgresql';

async function loadLanguages(em: EntityManager, locales: readonly string[] | null): Promise<string[]> {
  if (locales) return [...new Set(locales.map(searchLanguageOf))];
  // Loose index scan: one lookup per language, not one per word.
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

/** Returns pages with all words or, if there are none, with any of them. */
async function findAny(
  em: EntityManager,
  queries: DocumentQueries,
  searchQuery: SearchQuery,
): Promise<FoundDocument[]> {
  const find = (words: readonly string[], of: SearchQuery) => findDocuments(em, words, { queries, query: of });
  const found = await find(queries.all, searchQuery);
  if (found.length > 0 || queries.all.length === 1) return found;
  // An empty result may also mean that the offset is too large.
  const isEmpty = searchQuery.offset === 0 || !(await find(queries.all, { ...searchQuery, offset: 0 }))[0];
  return isEmpty ? find([queries.any], searchQuery) : found;
}

/**
 * Searches with only the nearest forms of a word; returns null unless these already find the most pages that are
 * counted. Not used with several words: they match fewer pages, and a second search would often be needed.
 */
async function findWithNearestForms(
  em: EntityManager,
  expansions: readonly WordExpansion[],
  searchQuery: SearchQuery,
): Promise<FoundDocument[] | null> {
  const nearest = keepNearestForms(expansions);
  const queries = nearest === expansions || expansions.length > 1 ? null : toDocumentQueries(nearest);
  const found = queries && (await findDocuments(em, queries.all, { queries, query: searchQuery, minMatches: maxHits }));
  return found?.length ? found : null;
}

async function search(em: EntityManager, searchQuery: SearchQuery): Promise<SearchHits> {
  const words = [
    ...new Set(splitWords(searchQuery.term.toLowerCase()).map((word) => word.slice(0, maxWordLength))),
  ].slice(0, maxWords);
  if (words.length === 0) return { total: 0, hits: [] };
  const expansions = await expandWords(em, words, await loadLanguages(em, searchQuery.filter.locales));
  const queries = toDocumentQueries(expansions);
  if (!queries) return { total: 0, hits: [] };
  const found = (await findWithNearestForms(em, expansions, searchQuery)) ?? (await findAny(em, queries, searchQuery));
  const shown = new Set(expansions.flatMap(({ exact, loose }) => [...exact, ...loose].map(({ word }) => word)));
  return {
    total: found[0]?.total ?? 0,
    hits: found.map(({ pageID, body }) => ({ pageID, excerpt: createExcerpt(body, shown) })),
  };
}

/** Rebuilds the index in place, since writing a page replaces it; searches keep working meanwhile. */
async function build(em: EntityManager): Promise<IndexBuild> {
  const [clock] = await query(em, sql<{ now: string }>`select now()::text as now`);
  const known = createKnownWords();
  return {
    add: (documents) => writeSearchDocuments(em, documents, known),
    finish: async () => {
      await query(
        em,
        sql`delete from search_document d
             where not exists (${selectLivePages(sql`p.id = d.page_id`)})`,
      );
      await query(em, sql`delete from search_word where seen_at < ${clock?.now}::timestamptz - interval '1 hour'`);
      await cleanGinPendingLists(em);
    },
  };
}

/** Creates an engine that uses PostgreSQL's full-text search, in the same database. */
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
      await writeSearchDocuments(orm.em.fork(), documents);
      await cleanGinPendingLists(orm.em.fork());
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
