import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { createPage, createPublishedPage, failure } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { everyKind } from '../../support/every-kind.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { addFile, createImage, uniqueFileName } from '../../support/media-files.ts';
import { type StoredPage, imageOf } from '../../support/image-pages.ts';

let server: TestServer;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer({ moreBlocks: [everyKind] });
  staff = await server.signIn();
});
afterAll(() => server.stop());

type Groups = Record<string, unknown[]>;
type Values = { props: Record<string, unknown>; __images?: Groups; __files?: Groups };

const blockOf = ({ props, __images = {}, __files = {} }: Values) => ({
  type: everyKind.id,
  key: 'b1',
  anchorPoint: '',
  props,
  __images,
  __files,
});

async function store(versionID: number, values: Values) {
  return staff.post<StoredPage & { pageVersion: { blocks: { props: Record<string, unknown> }[] } }>(
    `/page/version/${versionID}/store`,
    { blocks: [blockOf(values)] },
  );
}

const newImage = async () => addFile(staff, await createImage().png().toBuffer(), { fileName: uniqueFileName('png') });
const whole = { title: 'T', cards: [{ key: 'c1', title: 'One' }] };

describe('a block with repeated rows', () => {
  test('keeps the links, images and files of its rows', async () => {
    const [target, photo] = [await createPublishedPage(staff, { title: 'Target' }), await newImage()];
    const { body: known } = await staff.get<{ page: { slug: string } }>(`/page/${target.pageID}`);
    const { pageVersionID, pageID } = await createPage(staff);
    const link = { kind: 'internal', value: known.page.slug };
    const card = { key: 'c1', title: 'One', target: link, body: `<p><a href="/${known.page.slug}">Go</a></p>` };
    const stored = await store(pageVersionID, {
      props: { title: 'T', parent: link, cards: [card] },
      __images: { 'cards.c1.photo': [imageOf(photo, { width: 5 })], album: [imageOf(photo), imageOf(photo)] },
      __files: { 'cards.c1.leaflet': [{ fileID: photo.id, fileName: photo.fileName }] },
    });
    const [block] = stored.body.pageVersion.blocks;
    expect(block?.props).toMatchObject({
      parent: { ...link, pageID: target.pageID },
      cards: [{ target: { ...link, pageID: target.pageID } }],
    });
    expect(JSON.stringify(block?.props)).toContain(`data-page-id=\\"${target.pageID}\\"`);
    const url = block?.__images['cards.c1.photo']?.[0]?.url ?? '';
    const rows = await query(
      server.orm.em.fork(),
      sql`select distinct page_id, file_id from reference where version_id = ${pageVersionID} order by 1`,
    );
    expect(rows).toEqual([
      { page_id: target.pageID, file_id: null },
      { page_id: null, file_id: photo.id },
    ]);
    expect((await server.visitor().fetch(url)).status).toBe(404);
    expect((await staff.post(`/page/${pageID}/publish`)).body).toMatchObject({ Success: true });
    expect((await server.visitor().fetch(url)).status).toBe(200);
  });

  test('loses the images of a row with the row', async () => {
    const photo = await newImage();
    const { pageVersionID } = await createPage(staff);
    const groups = {
      'cards.c1.photo': [imageOf(photo)],
      'cards.gone.photo': [imageOf(photo)],
      'unknown.field': [imageOf(photo)],
    };
    const { body } = await store(pageVersionID, { props: whole, __images: groups });
    expect(Object.keys(body.pageVersion.blocks[0]?.__images ?? {}).toSorted()).toEqual([
      'cards.c1.photo',
      'unknown.field',
    ]);
  });

  test('follows the new slug of a page that a row links to', async () => {
    const { pageID } = await createPublishedPage(staff, { slug: 'before-the-move' });
    const { pageVersionID } = await createPage(staff);
    const target = { kind: 'internal', value: 'before-the-move', pageID };
    await store(pageVersionID, { props: { ...whole, cards: [{ key: 'c1', title: 'One', target }] } });
    await staff.put(`/page/${pageID}/save`, { slug: 'after-the-move', shouldUpdateLinks: true });
    const { body } = await staff.get<StoredPage & { pageVersion: { blocks: { props: unknown }[] } }>(
      `/page/version/fetch/${pageVersionID}`,
    );
    expect(body.pageVersion.blocks[0]?.props).toMatchObject({ cards: [{ target: { value: 'after-the-move' } }] });
  });
});

describe('a value of the wrong type', () => {
  test.each([
    [{ wide: 'yes' }, 'V_12', 'block.b1.wide'],
    [{ cards: [{ key: 'c1', body: '<script>alert(1)</script>' }] }, 'V_15', 'block.b1.cards.c1.body'],
    [{ cards: [{ key: 'c1', title: 'x'.repeat(21) }] }, 'V_14', 'block.b1.cards.c1.title'],
    [{ cards: 'none' }, 'V_12', 'block.b1.cards'],
  ])('%j is refused with its code and property, and nothing is stored', async (props, code, property) => {
    const { pageVersionID, pageID } = await createPage(staff);
    const { status, body } = await store(pageVersionID, { props });
    expect(status).toBe(400);
    expect(body).toMatchObject(failure(code, property));
    const { body: page } = await staff.get<StoredPage>(`/page/version/fetch/${pageVersionID}`);
    expect([page.pageVersion.blocks, pageID]).toEqual([[], pageID]);
  });
});

describe('publishing', () => {
  test('names the incomplete row and what it lacks', async () => {
    const photo = await newImage();
    const { pageVersionID, pageID } = await createPage(staff);
    const dead = { kind: 'internal', value: 'missing-page' };
    await store(pageVersionID, {
      props: { ...whole, size: 11, film: { url: 'https://example.com' }, cards: [{ key: 'c1', target: dead }] },
      __images: { 'cards.c1.photo': [{ ...imageOf(photo), altText: '' }], album: [imageOf(photo)] },
      __files: { 'cards.c1.leaflet': [{ fileID: 999_999, fileName: 'gone.pdf' }] },
    });
    const { status, body } = await staff.post<{ Errors: { code: string; property: string }[] }>(
      `/page/${pageID}/publish`,
    );
    expect(status).toBe(400);
    expect(body.Errors.map(({ code, property }) => `${code} ${property}`).toSorted()).toEqual([
      'V_01 block.b1.album',
      'V_01 block.b1.cards.c1.photo.altText',
      'V_01 block.b1.cards.c1.title',
      'V_01 block.b1.film.title',
      'V_12 block.b1.cards.c1.leaflet',
      'V_12 block.b1.cards.c1.target',
      'V_12 block.b1.size',
      'V_13 block.b1.film',
    ]);
  });
});

describe('the history', () => {
  test('shows in words what changed in a row', async () => {
    const photo = await newImage();
    const { pageVersionID, pageID } = await createPage(staff);
    const album = [imageOf(photo), imageOf(photo)];
    await store(pageVersionID, { props: whole, __images: { album, 'cards.c1.photo': [imageOf(photo)] } });
    await staff.post(`/page/${pageID}/publish`);
    const cards = [{ key: 'c1', title: 'Tower', body: '<p>High <strong>up</strong></p>' }];
    const next = await store(pageVersionID, { props: { ...whole, cards }, __images: { album } });
    const { pageVersionID: nextID } = next.body as unknown as { pageVersionID: number };
    const { data } = await staff.graphql<{
      comparePageVersions: { blocks: { change: string; fields: { name: string; before: string; after: string }[] }[] };
    }>(
      `query ($before: Int!, $after: Int!) { comparePageVersions(beforeID: $before, afterID: $after) {
        blocks { change fields { name before after } } } }`,
      { before: pageVersionID, after: nextID },
    );
    expect(data?.comparePageVersions.blocks[0]?.fields).toEqual([
      { name: 'cards', before: `One\n${photo.fileName} · An image`, after: 'Tower\nHigh up' },
    ]);
  });
});
