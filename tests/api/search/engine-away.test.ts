import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { maintainIndexNow } from '../../../server/search/index.ts';
import { type SearchEngine, SearchEngineUnavailable } from '../../../server/search/engine/search-engine.ts';
import { createPublishedPage } from '../../support/pages.ts';
import { type Fault, startFaultyProxy } from '../../support/faults/faulty-proxy.ts';
import { testIndex, testMeili } from '../../support/search-engines.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestJobs } from '../../support/jobs/test-jobs.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

type Index = { indexingState: string; indexed: number; total: number; problem: string | null };

/** The index matches the database within a minute after its return. */
const withinOneMinute = { timeout: 60_000, interval: 250 };

let server: TestServer;
let admin: TestClient;
let jobs: { stop: () => Promise<void> };
let setFault: (fault: Fault) => void;

async function start(options: Parameters<typeof startTestServer>[0]): Promise<void> {
  server = await startTestServer(options);
  admin = await server.signIn();
}

async function startIndex(): Promise<void> {
  await maintainIndexNow(server.orm.em.fork());
  jobs = await startTestJobs(server);
  await vi.waitFor(async () => expect((await readIndex()).indexingState).toBe('SUCCESS'), withinOneMinute);
}

async function readIndex(): Promise<Index> {
  const { data } = await admin.graphql<{ searchIndex: Index }>(
    '{ searchIndex { indexingState indexed total problem } }',
  );
  return data.searchIndex;
}

async function findIDs(term: string): Promise<number[]> {
  const { body } = await server.visitor().post<{ results?: { id: number }[] }>('/search/search', { term });
  return (body.results ?? []).map(({ id }) => id);
}

/** Everything but the search works while the engine fails, and all changes are found after its return. */
async function expectResilience(fault: Fault, word: string): Promise<number[]> {
  const before = await createPublishedPage(admin, { title: `${word} before` });
  await vi.waitFor(async () => expect(await findIDs(word)).toEqual([before.pageID]), withinOneMinute);

  setFault(fault);
  const started = performance.now();
  const during = await createPublishedPage(admin, { title: `${word} during`, slug: `during-${word}` });
  expect((await admin.post(`/page/${before.pageID}/unpublish`)).status).toBe(200);
  expect((await server.visitor().fetch(`/during-${word}`)).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(5_000);
  expect((await server.visitor().fetch(`/_/search?q=${word}`)).status).toBe(503);
  expect((await server.visitor().post('/search/search', { term: word })).status).toBe(500);
  expect(
    (
      await server
        .visitor()
        .graphql('query ($term: String!) { searchSuggestions(term: $term) { title } }', { term: word })
    ).data,
  ).toEqual({ searchSuggestions: [] });
  await vi.waitFor(async () => expect((await readIndex()).problem).not.toBeNull(), withinOneMinute);
  await admin.post('/search/index-all-pages');
  await vi.waitFor(async () => expect((await readIndex()).indexingState).toBe('ERROR'), withinOneMinute);

  setFault('none');
  await vi.waitFor(async () => {
    expect(await findIDs(word)).toEqual([during.pageID]);
    const { indexed, total, problem, indexingState } = await readIndex();
    expect({ indexed, problem, indexingState }).toEqual({ indexed: total, problem: null, indexingState: 'SUCCESS' });
  }, withinOneMinute);
  return findIDs(word);
}

describe('PostgreSQL as the search engine', () => {
  beforeAll(async () => {
    await start({});
    let isAway = false;
    const { search } = server.services;
    const unlessAway = <Method extends 'inspect' | 'put' | 'remove' | 'clear' | 'build' | 'search'>(method: Method) =>
      ((...parameters: never[]) => {
        if (isAway) return Promise.reject(new SearchEngineUnavailable('it was switched off'));
        return (search[method] as (...given: never[]) => Promise<unknown>)(...parameters);
      }) as SearchEngine[Method];
    server.services.search = {
      name: search.name,
      inspect: unlessAway('inspect'),
      put: unlessAway('put'),
      remove: unlessAway('remove'),
      clear: unlessAway('clear'),
      build: unlessAway('build'),
      search: unlessAway('search'),
    };
    setFault = (fault) => {
      isAway = fault !== 'none';
    };
    await startIndex();
  }, 120_000);
  afterAll(async () => {
    await jobs.stop();
    await server.stop();
  });

  it(
    'blocks nobody while it is unreachable, reports it, and catches up after its return',
    async () => expect(await expectResilience('stopped', 'quixotry')).toHaveLength(1),
    200_000,
  );
});

describe.skipIf(testMeili === null)('Meilisearch as the search engine', () => {
  let stopProxy: () => Promise<void>;
  beforeAll(async () => {
    const proxy = await startFaultyProxy(testMeili?.url ?? '');
    stopProxy = proxy.stop;
    setFault = proxy.fail;
    await start({ meili: { url: proxy.url, key: testMeili?.key ?? null, index: testIndex.away } });
    await startIndex();
  }, 120_000);
  afterAll(async () => {
    await jobs.stop();
    await server.stop();
    await stopProxy();
    // Lets a job that waits for Meilisearch finish.
  }, 120_000);

  it.each([
    ['stopped', 'quixotry'],
    ['responding 500', 'zephyrine'],
    ['responding after 30 s', 'vellichor'],
  ] as const)(
    'that is %s blocks nobody, reports it, and catches up after its return',
    async (fault, word) => expect(await expectResilience(fault, word)).toHaveLength(1),
    200_000,
  );

  it('rebuilds a lost index by itself', async () => {
    const page = await createPublishedPage(admin, { title: 'Borborygmus' });
    await vi.waitFor(async () => expect(await findIDs('borborygmus')).toEqual([page.pageID]), withinOneMinute);
    const headers = new Headers(testMeili?.key ? { authorization: `Bearer ${testMeili.key}` } : {});
    await fetch(`${testMeili?.url}/indexes/${testIndex.away}`, { method: 'DELETE', headers });
    await vi.waitFor(async () => expect(await findIDs('borborygmus')).toEqual([]), withinOneMinute);
    await vi.waitFor(async () => {
      expect(await findIDs('borborygmus')).toEqual([page.pageID]);
      const { indexed, total } = await readIndex();
      expect(indexed).toBe(total);
    }, withinOneMinute);
  }, 200_000);
});
