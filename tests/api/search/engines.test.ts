import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchDocument, SearchEngine, SearchFilter } from '../../../server/search/engine/search-engine.ts';
import { corpusDocuments, describeQuality, measureQuality } from '../../support/search-corpus/measure.ts';
import { corpusQueries } from '../../support/search-corpus/queries.ts';
import { engineCases } from '../../support/search-engines.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const noFilter: SearchFilter = { locales: null, pageTypes: null, tags: null };
const englishOnly: SearchFilter = { ...noFilter, locales: ['en'] };

const document = (pageID: number, more: Partial<SearchDocument>): SearchDocument => ({
  pageID,
  versionID: pageID,
  locale: 'en',
  type: 'default',
  tags: [],
  title: '',
  headings: '',
  body: '',
  ...more,
});

describe.each(engineCases)('$name', ({ name, isMissing, create }) => {
  let engine: SearchEngine;
  beforeAll(async () => {
    if (isMissing) return;
    engine = create(server);
    const build = await engine.build();
    await build.add(corpusDocuments);
    await build.finish();
    // An engine with its own tables removes entries that are not pages; the corpus stands in for pages.
    await engine.put(corpusDocuments);
  }, 120_000);

  const find = async (term: string, filter: SearchFilter = englishOnly): Promise<number[]> => {
    const { hits } = await engine.search({ term, filter, count: 25, offset: 0 });
    return hits.map(({ pageID }) => pageID);
  };

  describe.skipIf(isMissing)('in a corpus of 448 pages', () => {
    it('finds what people look for, with typing errors, word forms, accents and unfinished words', async () => {
      const { qualities, measured } = await measureQuality(engine, corpusQueries);
      const heldOut = await measureQuality(
        engine,
        corpusQueries.filter(({ isHeldOut }) => isHeldOut),
      );
      console.log([`${name}:`, ...qualities.map(describeQuality)].join('\n  '));
      console.log([`${name}, held out:`, ...heldOut.qualities.map(describeQuality)].join('\n  '));
      if (process.env.TEST_LONG)
        for (const { query, found, isFirstRight, recall } of measured)
          if (!isFirstRight || recall < 1)
            console.log(query.locale, query.term, isFirstRight, recall.toFixed(2), found.slice(0, 4).join(' | '));
      if (name !== 'PostgreSQL') return;
      for (const { locale, precision, recall } of qualities) {
        expect(precision, `precision at 1 of ${locale}`).toBeGreaterThanOrEqual(0.85);
        expect(recall, `recall at 10 of ${locale}`).toBeGreaterThanOrEqual(0.9);
      }
    });
  });

  describe.skipIf(isMissing)('as an index', () => {
    it('counts its pages, and says whether it is still the same', async () => {
      const before = await engine.inspect();
      expect(before.documents).toBe(corpusDocuments.length);
      expect(before.identity).not.toBeNull();
      expect(await engine.inspect()).toEqual(before);
    });

    it('adds, updates and removes a page', async () => {
      await engine.put([document(9_001, { title: 'Quodlibet' })]);
      expect(await find('quodlibet')).toEqual([9_001]);
      await engine.put([document(9_001, { title: 'Xenophon' })]);
      expect(await find('quodlibet')).toEqual([]);
      expect(await find('xenophon')).toEqual([9_001]);
      await engine.remove([9_001, 9_002]);
      expect(await find('xenophon')).toEqual([]);
    });

    it('can be filtered by locale, page type and tags', async () => {
      const pages = [
        document(9_011, { title: 'Wyvern', type: 'blank', tags: ['beasts', 'heraldry'] }),
        document(9_012, { title: 'Wyvern', locale: 'fr-fr', tags: ['heraldry'] }),
        document(9_013, { title: 'Wyvern', tags: [] }),
      ];
      await engine.put(pages);
      const sorted = async (filter: Partial<SearchFilter>) =>
        (await find('wyvern', { ...noFilter, ...filter })).toSorted((a, b) => a - b);
      expect(await sorted({ locales: ['en'] })).toEqual([9_011, 9_013]);
      expect(await sorted({ pageTypes: ['blank'] })).toEqual([9_011]);
      expect(await sorted({ locales: ['en', 'fr-fr'], tags: ['heraldry'] })).toEqual([9_011, 9_012]);
      expect(await sorted({ locales: ['en'], tags: ['beasts', 'none'] })).toEqual([9_011]);
      await engine.remove(pages.map(({ pageID }) => pageID));
    });

    it('ranks a word in the title above a word in a heading, and that above a word in the text', async () => {
      const filler = 'Something else entirely that is only here to have some length. ';
      const pages = [
        document(9_021, { title: 'A page', body: `${filler}zeppelin ${filler}` }),
        document(9_022, { title: 'A page', headings: 'Zeppelin', body: filler }),
        document(9_023, { title: 'Zeppelin', body: filler }),
      ];
      await engine.put(pages);
      expect(await find('zeppelin')).toEqual([9_023, 9_022, 9_021]);
      await engine.remove(pages.map(({ pageID }) => pageID));
    });

    it('returns the matching part of the text, as text and never as HTML', async () => {
      const body = `${'Before. '.repeat(80)}<script>alert("Vexillology")</script> is about flags. ${'After. '.repeat(80)}`;
      await engine.put([document(9_031, { title: 'Flags', body })]);
      const { hits } = await engine.search({ term: 'vexillology', filter: englishOnly, count: 1, offset: 0 });
      const [hit] = hits;
      expect(hit?.excerpt.find(({ isMatch }) => isMatch)?.text).toBe('Vexillology');
      const text = hit?.excerpt.map((part) => part.text).join('') ?? '';
      expect(text).toContain('<script>alert("Vexillology")</script>');
      expect(text.length).toBeLessThan(400);
      await engine.remove([9_031]);
    });

    it.each(['\\', "'", '"', '(', '&|!', ':*', "a' OR '1'='1", 'locale = "en"', '\ud83d\ude00', 'x'.repeat(255)])(
      'handles %j',
      async (term) => {
        await expect(engine.search({ term, filter: englishOnly, count: 5, offset: 0 })).resolves.toBeDefined();
      },
    );

    it('returns results at every moment while it is rebuilt', async () => {
      let isBuilding = true;
      let asked = 0;
      const rebuild = (async () => {
        // Repeats until it is queried during the rebuild.
        for (let turn = 0; turn < 20 && asked < 4; turn += 1) {
          const build = await engine.build();
          for (let start = 0; start < corpusDocuments.length; start += 150)
            await build.add(corpusDocuments.slice(start, start + 150));
          if (name === 'Meilisearch') await build.finish();
        }
        isBuilding = false;
      })();
      while (isBuilding) {
        expect((await find('organ')).length).toBeGreaterThanOrEqual(8);
        asked += 1;
      }
      await rebuild;
      expect(asked).toBeGreaterThan(3);
    }, 120_000);
  });
});
