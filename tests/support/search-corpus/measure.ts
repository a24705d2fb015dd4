import type { SearchDocument, SearchEngine } from '../../../server/search/engine/search-engine.ts';
import { type CorpusPage, makeCorpus } from './make-corpus.ts';
import type { CorpusQuery } from './queries.ts';

const corpus = makeCorpus();

/** The corpus as documents for an engine: page n is the nth of the corpus, from 1. */
export const corpusDocuments: readonly SearchDocument[] = corpus.map(({ locale, title, text, aspect }, index) => ({
  pageID: index + 1,
  versionID: index + 1,
  locale,
  type: 'default',
  tags: [aspect],
  title,
  headings: '',
  body: text,
}));

const isExpected = (page: CorpusPage, { locale, expects }: CorpusQuery): boolean =>
  page.locale === locale &&
  (expects.subject ?? page.subject) === page.subject &&
  (expects.aspect ?? page.aspect) === page.aspect;

export type Measured = { query: CorpusQuery; isFirstRight: boolean; recall: number; found: string[] };

/** Whether the first result is an expected one, and how many of the expected pages are among the first ten. */
async function measureQuery(engine: SearchEngine, query: CorpusQuery): Promise<Measured> {
  const filter = { locales: [query.locale], pageTypes: null, tags: null };
  const { hits } = await engine.search({ term: query.term, filter, count: 10, offset: 0 });
  const found = hits.flatMap(({ pageID }) => corpus[pageID - 1] ?? []);
  const right = found.filter((page) => isExpected(page, query)).length;
  const expected = corpus.filter((page) => isExpected(page, query)).length;
  return {
    query,
    isFirstRight: found[0] !== undefined && isExpected(found[0], query),
    recall: right / Math.min(10, expected),
    found: found.map(({ title }) => title),
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export type Quality = { locale: string; queries: number; precision: number; recall: number };

/** Precision at 1 and recall at 10 for each locale, and the result of each query. */
export async function measureQuality(
  engine: SearchEngine,
  queries: readonly CorpusQuery[],
): Promise<{ qualities: Quality[]; measured: Measured[] }> {
  const measured: Measured[] = [];
  for (const query of queries) measured.push(await measureQuery(engine, query));
  const locales = [...new Set(queries.map(({ locale }) => locale))];
  const qualities = locales.map((locale) => {
    const own = measured.filter(({ query }) => query.locale === locale);
    return {
      locale,
      queries: own.length,
      precision: mean(own.map(({ isFirstRight }) => (isFirstRight ? 1 : 0))),
      recall: mean(own.map(({ recall }) => recall)),
    };
  });
  return { qualities, measured };
}

export const describeQuality = ({ locale, queries, precision, recall }: Quality): string =>
  `${locale}: precision at 1 ${precision.toFixed(2)}, recall at 10 ${recall.toFixed(2)} (${queries} queries)`;
