import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPage, type VersionBody } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { setLocales } from '../../support/translations.ts';

let server: TestServer;
let editor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  await setLocales(server, 'en', 'nl-nl', 'de-de', 'fr-fr');
  editor = await server.signIn();
});
afterAll(() => server.stop());

type FullVersion = VersionBody & { pageType: { id: string; props: Record<string, unknown> } };

const readVersion = async (id: number): Promise<FullVersion> =>
  (await editor.get<{ pageVersion: FullVersion }>(`/page/version/fetch/${id}`)).body.pageVersion;

describe('a new page', () => {
  it.each([
    ['en', 'More news'],
    ['nl-nl', 'Meer nieuws'],
    ['de-de', 'Weitere Nachrichten'],
    ['fr-fr', 'Autres actualités'],
  ])('gets the initial blocks and props of its type if no content is given, in %s', async (locale, title) => {
    const { pageVersionID } = await createPage(editor, { content: null, type: 'article', locale });
    const { blocks, pageType } = await readVersion(pageVersionID);
    const own = { key: expect.any(String) as string, anchorPoint: '', __images: {}, __files: {} };
    expect(blocks).toEqual([
      { ...own, type: 'rich-text', props: { html: '' } },
      {
        ...own,
        type: 'page-list',
        props: { title, type: 'article', tag: '', count: 3, pictures: false },
      },
    ]);
    expect(blocks[0]?.key).not.toBe(blocks[1]?.key);
    expect(pageType).toMatchObject({ id: 'article', props: { date: '', intro: '' } });
  });

  it('has none of them if content is given, and starts empty if its type has none', async () => {
    const withContent = await createPage(editor, { content: [], type: 'article' });
    const ofDefault = await createPage(editor, { content: null, type: 'default' });
    expect((await readVersion(withContent.pageVersionID)).blocks).toEqual([]);
    expect((await readVersion(ofDefault.pageVersionID)).blocks).toEqual([]);
  });
});
