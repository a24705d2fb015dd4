import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { maintainIndexNow } from '../../../server/search/index.ts';
import { signInAs } from '../../support/users.ts';
import { restBlock, createPage, createPublishedPage, failure, type NewPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestJobs } from '../../support/jobs/test-jobs.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

type Result = { id: number; slug: string; locale: string; type: string; title: string; excerpt: string };
type CallResult = { total: number; results: Result[] };
type Status = { removalState: string; indexingState: string; indexed: number; total: number };

let server: TestServer;
let jobs: { stop: () => Promise<void> };
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  await maintainIndexNow(server.orm.em.fork());
  jobs = await startTestJobs(server);
  admin = await server.signIn();
  await admin.graphql('mutation { updateSettings(input: {availableLocales: ["en", "nl-nl"]}) { errors { code } } }');
  await untilStatus({ indexingState: 'success' });
});
afterAll(async () => {
  await jobs.stop();
  await server.stop();
});

const search = async (term: string, more: object = {}): Promise<CallResult> => {
  const { status, body } = await server.visitor().post<CallResult>('/search/search', { term, ...more });
  expect(status).toBe(200);
  return body;
};
const findIDs = async (term: string, more: object = {}): Promise<number[]> =>
  (await search(term, more)).results.map(({ id }) => id);
const readStatus = async (): Promise<Status> => (await admin.get<Status>('/search/status')).body;

/** What a publication changes is found within two seconds. */
const pollOptions = { timeout: 30_000, interval: 50 };
const untilStatus = (expected: Partial<Status>): Promise<void> =>
  vi.waitFor(async () => expect(await readStatus()).toMatchObject(expected), { timeout: 30_000, interval: 50 });
const untilFound = (term: string, ids: number[]): Promise<void> =>
  vi.waitFor(async () => expect(await findIDs(term)).toEqual(ids), pollOptions);

let count = 0;
/** A word that no other page has, nor a similar one. */
const uniqueWord = (): string => {
  count += 1;
  const digest = createHash('sha256').update(`word ${count}`).digest();
  return [...digest.subarray(0, 9)].map((byte) => String.fromCodePoint(97 + (byte % 26))).join('');
};

async function store({ pageVersionID }: NewPage, more: object): Promise<void> {
  const { status } = await admin.post(`/page/version/${pageVersionID}/store`, { id: pageVersionID, ...more });
  expect(status).toBe(200);
}

async function publish({ pageID }: NewPage): Promise<void> {
  expect((await admin.post(`/page/${pageID}/publish`)).status).toBe(200);
}

describe('a published page', () => {
  it('is found within two seconds by its title, headings, text, image texts and description', async () => {
    const [title, heading, text, source, description] = Array.from({ length: 5 }, uniqueWord);
    const page = await createPage(admin, { title: `The ${title}` });
    const blocks = [
      restBlock('heading', { text: heading, level: '2' }),
      restBlock('rich-text', { html: `<p>before <strong>${text?.slice(0, 4)}</strong>${text?.slice(4)} after</p>` }),
      restBlock('quote', { text: 'Said', source }),
    ];
    await store(page, { title: `The ${title}`, seoDescription: `About ${description}`, blocks });
    expect(await findIDs(title ?? '')).toEqual([]);
    await publish(page);
    await untilFound(title ?? '', [page.pageID]);
    for (const word of [heading, text, source, description]) expect(await findIDs(word ?? '')).toEqual([page.pageID]);
  });

  it('is returned with id, slug, locale, type, title and an excerpt in which the match is marked', async () => {
    const word = uniqueWord();
    const page = await createPublishedPage(admin, {
      title: 'Bells & <ropes>',
      slug: `bells-${word}`,
      content: [restBlock('rich-text', { html: `<p>Ring the ${word} &lt;script&gt; &amp; listen</p>` })],
    });
    await untilFound(word, [page.pageID]);
    const { total, results } = await search(word);
    expect(total).toBe(1);
    expect(results).toEqual([
      {
        id: page.pageID,
        slug: `bells-${word}`,
        locale: 'en',
        type: 'default',
        title: 'Bells & <ropes>',
        excerpt: `Ring the <mark>${word}</mark> &lt;script&gt; &amp; listen`,
      },
    ]);
  });

  it('is found by what visitors see, not by a newer draft', async () => {
    const [before, after] = [uniqueWord(), uniqueWord()];
    const page = await createPublishedPage(admin, { title: before });
    await untilFound(before, [page.pageID]);
    await store(page, { title: after });
    expect(await findIDs(after)).toEqual([]);
    await publish(page);
    await untilFound(after, [page.pageID]);
    expect(await findIDs(before)).toEqual([]);
  });

  it('is found at its current address after a change of its slug', async () => {
    const word = uniqueWord();
    const page = await createPublishedPage(admin, { title: word, slug: `old-${word}` });
    await untilFound(word, [page.pageID]);
    await admin.put(`/page/${page.pageID}/save`, { id: page.pageID, slug: `new-${word}` });
    expect((await search(word)).results[0]?.slug).toBe(`new-${word}`);
  });

  it.each(['unpublish', 'delete'])('is no longer found after %s', async (change) => {
    const word = uniqueWord();
    const page = await createPublishedPage(admin, { title: word });
    await untilFound(word, [page.pageID]);
    expect((await admin.post(`/page/${page.pageID}/${change}`)).status).toBe(200);
    expect(await findIDs(word)).toEqual([]);
    const { total } = await readStatus();
    await vi.waitFor(async () => expect((await readStatus()).indexed).toBe(total), pollOptions);
  });
});

describe('a search', () => {
  it('can be filtered by locales and page types, limited by count and moved by offset', async () => {
    const word = uniqueWord();
    const made = [
      await createPublishedPage(admin, { title: `${word} one` }),
      await createPublishedPage(admin, { title: `${word} two`, type: 'blank' }),
      await createPublishedPage(admin, { title: `${word} drie`, locale: 'nl-nl' }),
    ].map(({ pageID }) => pageID);
    const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);
    await vi.waitFor(async () => expect(sorted(await findIDs(word))).toEqual(made), pollOptions);
    expect(await findIDs(word, { locales: ['nl-nl'] })).toEqual([made[2]]);
    expect(await findIDs(word, { pageTypes: ['BLANK'] })).toEqual([made[1]]);
    expect(sorted(await findIDs(word, { locales: [], pageTypes: null }))).toEqual(made);
    expect(await findIDs(word, { locales: ['xx-xx'] })).toEqual([]);
    expect(await findIDs(word, { pageTypes: [`blank" OR type != "`] })).toEqual([]);
    const all = await findIDs(word);
    const { total, results } = await search(word, { count: 2 });
    expect({ total, ids: results.map(({ id }) => id) }).toEqual({ total: 3, ids: all.slice(0, 2) });
    expect(await findIDs(word, { offset: 2 })).toEqual(all.slice(2));
    expect(await findIDs(word, { offset: 999_999 })).toEqual([]);
  });

  it.each([
    [{ term: 'x'.repeat(256) }, 'V_14', 'search.term'],
    [{ term: 5 }, 'V_12', 'search.term'],
    [{ term: 'a\0b' }, 'V_12', 'search.term'],
    [{ term: 'a', count: 101 }, 'V_12', 'search.count'],
    [{ term: 'a', count: 0 }, 'V_12', 'search.count'],
    [{ term: 'a', offset: -1 }, 'V_12', 'search.offset'],
    [{ term: 'a', locales: 'en' }, 'V_12', 'search.locales'],
    [{ term: 'a', pageTypes: [1] }, 'V_12', 'search.pageTypes.0'],
  ])('is refused as %j', async (input, code, property) => {
    const { status, body } = await server.visitor().post('/search/search', input);
    expect(status).toBe(400);
    expect(body).toMatchObject(failure(code, property));
  });

  it.each(['', ' ', '%', "'", "' | '", ':*', '& | !', '\\', '<->', '"', '(', 'a:*b', '*'.repeat(255), 'the'])(
    'for %j returns a response',
    async (term) => {
      expect((await search(term)).total).toBeGreaterThanOrEqual(0);
    },
  );

  it('can be filtered by current public tags', async () => {
    const word = uniqueWord();
    const page = await createPublishedPage(admin, { title: word });
    await createPublishedPage(admin, { title: `${word} too` });
    const mutate = (call: string) => admin.graphql(`mutation { ${call} { errors { code } } }`);
    await mutate(`createTags(names: ["${word} public"], public: true)`);
    await mutate(`tagPage(pageID: ${page.pageID}, tags: ["${word} public", "${word} private"])`);
    const untilNarrowed = (tag: string, ids: number[]) =>
      vi.waitFor(async () => expect(await findIDs(word, { tags: [tag] })).toEqual(ids), pollOptions);
    await untilNarrowed(`${word} PUBLIC`, [page.pageID]);
    expect(await findIDs(word, { tags: [`${word} private`] })).toEqual([]);
    const { data } = await admin.graphql<{ tags: { items: { id: number }[] } }>(
      `{ tags(searchTerm: "${word} public") { items { id } } }`,
    );
    await mutate(`editTag(id: ${data.tags.items[0]?.id}, name: "${word} renamed")`);
    await untilNarrowed(`${word} renamed`, [page.pageID]);
  });

  it('without a result is counted for staff by its words only, unless they look personal', async () => {
    const word = uniqueWord();
    await search(`  ${word.toUpperCase()}   Again `);
    await search(`${word} again`, { locales: ['nl-nl'] });
    await search(`${word} again`, { locales: ['nl-nl'] });
    await search(`${word}@example.org`);
    await search(`${word} 0612345678`);
    await search(`${word} again`, { offset: 5 });
    const { data, errors } = await admin.graphql<{ searchIndex: { misses: { term: string }[] } }>(
      '{ searchIndex { misses { term locale count lastAt } } }',
    );
    expect(errors).toBeUndefined();
    const today = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
    expect(data.searchIndex.misses.filter(({ term }) => term.includes(word))).toEqual([
      { term: `${word} again`, locale: 'nl-nl', count: 2, lastAt: today },
      { term: `${word} again`, locale: '', count: 1, lastAt: today },
    ]);
  });
});

describe('the index', () => {
  it('is cleared and rebuilt by jobs, each reporting its state, with an audit entry', async () => {
    const word = uniqueWord();
    const page = await createPublishedPage(admin, { title: word });
    await untilFound(word, [page.pageID]);
    const { total } = await readStatus();
    expect(total).toBeGreaterThan(0);
    expect((await admin.post('/search/remove-all-pages', {})).body).toEqual({ Success: true, Errors: [] });
    await untilStatus({ removalState: 'success', indexed: 0, total });
    expect(await findIDs(word)).toEqual([]);

    const other = await createPublishedPage(admin, { title: `other ${word}` });
    await untilFound(word, [other.pageID]);

    expect((await admin.post('/search/index-all-pages', {})).body).toEqual({ Success: true, Errors: [] });
    await untilStatus({ indexingState: 'success', removalState: 'idle', indexed: total + 1, total: total + 1 });
    expect((await findIDs(word)).toSorted((a, b) => a - b)).toEqual([page.pageID, other.pageID]);
    const { body } = await admin.post<{ items: { action: string }[] }>('/audit-log/list', {});
    const actions = body.items.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['search.removal-requested', 'search.indexing-requested']));
  });

  it('runs one task after the other if both are requested, and each once', async () => {
    const { total } = await readStatus();
    await Promise.all([
      admin.post('/search/remove-all-pages'),
      admin.post('/search/index-all-pages'),
      admin.post('/search/index-all-pages'),
    ]);
    await vi.waitFor(
      async () => {
        const { removalState, indexingState } = await readStatus();
        expect([removalState, indexingState]).not.toContain('loading');
      },
      { timeout: 30_000, interval: 50 },
    );
    const status = await readStatus();
    expect([0, total]).toContain(status.indexed);
    await admin.post('/search/index-all-pages');
    await untilStatus({ indexingState: 'success', indexed: total });
  });

  it('requires the permission to manage the search', async () => {
    const { browser } = await signInAs(server, 'Editor');
    for (const call of [browser.post('/search/remove-all-pages'), browser.get('/search/status')])
      expect((await call).status).toBe(403);
    const { errors } = await browser.graphql('{ searchIndex { engine misses { term } } }');
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('is rebuilt by itself if it was lost', async () => {
    const word = uniqueWord();
    const page = await createPublishedPage(admin, { title: word });
    await untilFound(word, [page.pageID]);
    await server.orm.em.fork().execute('truncate search_document');
    expect(await findIDs(word)).toEqual([]);
    // Twice, as the job does within a minute: a difference counts if it persists.
    for (let turn = 0; turn < 2; turn += 1) {
      await maintainIndexNow(server.orm.em.fork());
      await vi.waitFor(async () => {
        const [row] = await server.orm.em
          .fork()
          .execute<{ waits: boolean }[]>(
            `select run_at > now() as waits from graphile_worker.jobs where key = 'tend-search-index'`,
          );
        expect(row?.waits).toBe(true);
      }, pollOptions);
    }
    await vi.waitFor(async () => expect(await findIDs(word)).toEqual([page.pageID]), pollOptions);
  });
});
