import { describe, expect, it } from 'vitest';
import { noResponseError, runForEachPage } from './run-for-each-page.ts';

const pages = [1, 2, 3].map((id) => ({ id, title: `Page ${id}` }));

describe('runForEachPage', () => {
  it('continues after a page that failed or had no response, and reports each', async () => {
    const progress: number[] = [];
    const results = await runForEachPage(pages, {
      send: async ({ id }) => {
        if (id === 2) throw new Error('offline');
        return id === 1 ? { errors: [{ code: 'V_07', property: 'page.status' }] } : { errors: [], publicationID: 9 };
      },
      onProgress: (done) => progress.push(done),
    });
    expect(results.map(({ errors, publicationID }) => ({ errors, publicationID }))).toEqual([
      { errors: [{ code: 'V_07', property: 'page.status' }], publicationID: null },
      { errors: [noResponseError], publicationID: null },
      { errors: [], publicationID: 9 },
    ]);
    expect(progress).toEqual([1, 2, 3]);
  });
});
