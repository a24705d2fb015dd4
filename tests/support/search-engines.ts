import { createMeilisearchEngine } from '../../server/search/meilisearch/meilisearch-engine.ts';
import { createPostgresqlEngine } from '../../server/search/postgresql/postgresql-engine.ts';
import type { SearchEngine } from '../../server/search/engine/search-engine.ts';
import type { TestServer } from './test-server.ts';

/** The Meilisearch server for tests; null without MEILI_URL. */
export const testMeili =
  process.env.MEILI_URL === undefined
    ? null
    : { url: process.env.MEILI_URL.replace(/\/+$/, ''), key: process.env.MEILI_KEY ?? null };

/** Each test file has its own indexes, so that all may run in parallel. */
export const testIndex = { engines: 'ximblox_test_engines', away: 'ximblox_test_away' } as const;

type EngineCase = { name: SearchEngine['name']; isMissing: boolean; create: (server: TestServer) => SearchEngine };

/** Both engines, for the same tests. */
export const engineCases: readonly EngineCase[] = [
  { name: 'PostgreSQL', isMissing: false, create: ({ orm }) => createPostgresqlEngine(orm) },
  {
    name: 'Meilisearch',
    isMissing: testMeili === null,
    create: () => createMeilisearchEngine({ ...(testMeili ?? { url: '', key: null }), index: testIndex.engines }),
  },
];

if (testMeili === null)
  console.warn('SKIPPED: the tests of the search against Meilisearch. Set MEILI_URL (and MEILI_KEY) to a server.');
