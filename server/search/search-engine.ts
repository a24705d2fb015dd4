/** A page as visitors find it: the text of the version that they see. */
export type SearchDocument = {
  pageID: number;
  versionID: number;
  locale: string;
  type: string;
  tags: string[];
  title: string;
  /** Headings, keywords and the description for search engines. */
  headings: string;
  /** All other text, in the order in which it is read. */
  body: string;
};

/** Null narrows nothing; the values were checked against what there is. */
export type SearchFilter = {
  locales: readonly string[] | null;
  pageTypes: readonly string[] | null;
  tags: readonly string[] | null;
};

export type SearchQuery = { term: string; filter: SearchFilter; count: number; offset: number };

/** A piece of text, and whether it is what was searched for. */
export type TextPart = { text: string; isMatch: boolean };

export type SearchHit = { pageID: number; excerpt: TextPart[] };

/** `total` is exact up to `mostHits`. */
export type SearchHits = { total: number; hits: SearchHit[] };

/** An index that grows beside the one that answers, until it takes its place. */
export type IndexBuild = {
  add: (documents: readonly SearchDocument[]) => Promise<void>;
  finish: () => Promise<void>;
};

/**
 * What finds pages. Every call may throw `SearchEngineAway`; nothing that is kept in the index is kept nowhere else.
 */
export type SearchEngine = {
  name: 'PostgreSQL' | 'Meilisearch';
  /** Which index answers, null where there is none, and how many pages are in it. */
  inspect: () => Promise<{ identity: string | null; documents: number }>;
  /** Searches find them once this resolves. */
  put: (documents: readonly SearchDocument[]) => Promise<void>;
  remove: (pageIDs: readonly number[]) => Promise<void>;
  clear: () => Promise<void>;
  build: () => Promise<IndexBuild>;
  search: (query: SearchQuery) => Promise<SearchHits>;
};

/** Results that a search counts and that can be leafed through, at most. */
export const mostHits = 1_000;

/** The engine cannot be reached or does not answer as it should; the message says why, for staff. */
export class SearchEngineAway extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'SearchEngineAway';
  }
}
