import { describe, expect, it } from 'vitest';
import { noResponse, runEach } from './run-each.ts';

const pages = [1, 2, 3].map((id) => ({ id, title: `Page ${id}` }));

describe('runEach', () => {
  it('goes on after a page that was refused or got no response, and reports each', async () => {
    const progress: number[] = [];
    const results = await runEach(pages, {
      send: async ({ id }) => {
        if (id === 2) throw new Error('offline');
        return id === 1 ? { errors: [{ code: 'V_07', property: 'page.status' }] } : { errors: [], publicationID: 9 };
      },
      onProgress: (done) => progress.push(done),
    });
    expect(results.map(({ errors, publicationID }) => ({ errors, publicationID }))).toEqual([
      { errors: [{ code: 'V_07', property: 'page.status' }], publicationID: null },
      { errors: [noResponse], publicationID: null },
      { errors: [], publicationID: 9 },
    ]);
    expect(progress).toEqual([1, 2, 3]);
  });
});
