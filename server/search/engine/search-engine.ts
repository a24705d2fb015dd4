/** A page in the index: the text of its live version. */
export type SearchDocument = {
  pageID: number;
  versionID: number;
  locale: string;
  type: string;
  tags: string[];
  title: string;
  /** Headings, keywords and the description for search engines. */
  headings: string;
  /** All other text, in reading order. */
  body: string;
};

/** Null does not filter. All values are known to exist. */
export type SearchFilter = {
  locales: readonly string[] | null;
  pageTypes: readonly string[] | null;
  tags: readonly string[] | null;
};

/** A search; `count` and `offset` are for paging. */
export type SearchQuery = { term: string; filter: SearchFilter; count: number; offset: number };

/** A piece of an excerpt, and whether it matches the search. */
export type ExcerptPart = { text: string; isMatch: boolean };

/** A found page, with the part of its text that matches. */
export type SearchHit = { pageID: number; excerpt: ExcerptPart[] };

/** `total` is exact up to `maxHits`. */
export type SearchHits = { total: number; hits: SearchHit[] };

/** A rebuild of the index; searches use the current one until `finish`. */
export type IndexBuild = {
  add: (documents: readonly SearchDocument[]) => Promise<void>;
  finish: () => Promise<void>;
};

/**
 * A search engine. Every call may throw `SearchEngineUnavailable`. The index holds only copies of data in the database.
 */
export type SearchEngine = {
  name: 'PostgreSQL' | 'Meilisearch';
  /** Returns the identity of the index, null if there is none, and its number of pages. */
  inspect: () => Promise<{ identity: string | null; documents: number }>;
  /** Adds or replaces documents; searches find them once this resolves. */
  put: (documents: readonly SearchDocument[]) => Promise<void>;
  remove: (pageIDs: readonly number[]) => Promise<void>;
  clear: () => Promise<void>;
  build: () => Promise<IndexBuild>;
  search: (query: SearchQuery) => Promise<SearchHits>;
};

/** Most results that a search counts and that paging can reach. */
export const maxHits = 1_000;

/** The engine cannot be reached or responds with an error; the message says why, for staff. */
export class SearchEngineUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'SearchEngineUnavailable';
  }
}
