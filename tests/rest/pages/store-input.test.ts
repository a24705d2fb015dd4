import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  restBlock,
  createPage,
  failure,
  type NewPage,
  type StoreResponse,
  type VersionBody,
} from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let editor: TestClient;
let page: NewPage;

beforeAll(async () => {
  server = await startTestServer();
  editor = await server.signIn();
  page = await createPage(editor);
});
afterAll(() => server.stop());

const readVersion = async (id: number): Promise<VersionBody> =>
  (await editor.get<{ pageVersion: VersionBody }>(`/page/version/fetch/${id}`)).body.pageVersion;
const store = (body: Record<string, unknown>) =>
  editor.post<StoreResponse>(`/page/version/${page.pageVersionID}/store`, body);

describe('storing a version', () => {
  it('accepts the images and files of a page type in either place, and of both the one that was changed', async () => {
    type Groups = Record<string, { fileID: number }[]>;
    type Whole = { pageType: { images: Groups; files: Groups }; images: Groups; files: Groups };
    const whole = async () => (await readVersion(page.pageVersionID)) as unknown as Whole;
    const ids = ({ images, files }: { images: Groups; files: Groups }) =>
      [images, files].map((groups) => Object.values(groups).flat()[0]?.fileID);
    await store({ images: { hero: [{ fileID: 1 }] }, files: { plan: [{ fileID: 2 }] } });
    expect(ids(await whole())).toEqual([1, 2]);
    const read = await whole();
    await store({ ...read, images: { hero: [{ fileID: 3 }] } });
    expect(ids(await whole())).toEqual([3, 2]);
    const again = await whole();
    await store({ ...again, pageType: { ...again.pageType, files: { plan: [{ fileID: 4 }] } } });
    expect(ids(await whole())).toEqual([3, 4]);
    await store({ pageType: { id: 'default', props: {}, images: {}, files: {} } });
    expect(ids(await whole())).toEqual([undefined, undefined]);
  });

  it('finds a linked page by its address if the id in the rich text is invalid', async () => {
    const target = await createPage(editor, { slug: 'by-address' });
    for (const number of ['99999999999', '9'.repeat(400)]) {
      const html = `<p><a href="/by-address" data-page-id="${number}">Go</a></p>`;
      const { status, body } = await store({ blocks: [restBlock('rich-text', { html })] });
      expect(status).toBe(200);
      expect(body.pageVersion.blocks[0]?.props.html).toContain(`data-page-id="${target.pageID}"`);
    }
  });

  it('accepts digits as the id of a linked page', async () => {
    const link = { kind: 'internal', value: 'somewhere', pageID: String(page.pageID) };
    const { body } = await store({ blocks: [restBlock('call-to-action', { link })] });
    expect(body.pageVersion.blocks[0]?.props.link).toMatchObject({ kind: 'internal', pageID: page.pageID });
  });

  it('refuses a link with an id that no page can have', async () => {
    const link = { kind: 'internal', value: 'x', pageID: 99_999_999_999 };
    const { status, body } = await store({ blocks: [restBlock('call-to-action', { link })] });
    expect(body).toMatchObject(failure('V_12', 'block.call-to-action-1.link'));
    expect(status).toBe(400);
  });
});
