import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { newDirectory } from '../../support/media-library.ts';
import { addFile, jpegWithLocation, createImage, uniqueFileName } from '../../support/media-files.ts';
import { createPageWith, createPublishedWith, publish, imageOf } from '../../support/image-pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { runOperation, runMutation, quote } from './run-operation.ts';

let server: TestServer;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
});
afterAll(() => server.stop());

type Details = { tags: string[]; focalPoint: { x: number; y: number } | null; createdAt: string };

const edit = (id: number, change: string) =>
  runMutation<{ file: Details | null }>(
    staff,
    `editFile(input: { id: ${id}, ${change} }) { file { tags focalPoint { x y } }`,
  );
const detailsOf = async (id: number, fields: string) =>
  (await runOperation<{ file: Details }>(staff, `{ file(id: ${id}) { ${fields} } }`)).file;
const newImage = async () => addFile(staff, await createImage().png().toBuffer(), { fileName: uniqueFileName('png') });

type Variant = { width: number; height: number; url: string };

test('an image offers its variants, other files none', async () => {
  const read = async (id: number) =>
    (
      await runOperation<{ file: { variants: Variant[] } }>(
        staff,
        `{ file(id: ${id}) { variants(format: AVIF) { width height url } } }`,
      )
    ).file.variants;
  const { id } = await addFile(staff, await createImage({ width: 700, height: 350 }).png().toBuffer(), {
    fileName: uniqueFileName('png'),
  });
  const variants = await read(id);
  expect(variants.map(({ width, height }) => [width, height])).toEqual([
    [320, 160],
    [640, 320],
  ]);
  const response = await staff.fetch(variants[0]?.url ?? '');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif']);
  expect((await server.visitor().fetch(variants[0]?.url ?? '')).status).toBe(401);
  expect(await read((await addFile(staff, 'words')).id)).toEqual([]);
});

describe('tags of a file', () => {
  test('are stored trimmed, without duplicates, in the spelling in which they were first created', async () => {
    const [one, other] = [await newImage(), await newImage()];
    expect((await edit(one.id, 'tags: [" Gevel ", "gevel", "Dak"]')).file?.tags).toEqual(['Dak', 'Gevel']);
    expect((await edit(other.id, 'tags: ["GEVEL"]')).file?.tags).toEqual(['Gevel']);
    expect((await edit(one.id, 'shared: true')).file?.tags).toEqual(['Dak', 'Gevel']);
    expect((await edit(one.id, 'tags: []')).file?.tags).toEqual([]);
  });

  test('are visible to staff only', async () => {
    const { id } = await newImage();
    await edit(id, 'tags: ["Only for us"]');
    const rows = await query(server.orm.em.fork(), sql`select public from tag where name = 'Only for us'`);
    expect(rows).toEqual([{ public: false }]);
  });

  test('are created once if two files get them at the same time', async () => {
    const files = [await newImage(), await newImage(), await newImage()];
    const tags = ['north', 'south', 'east', 'west'];
    await Promise.all(
      files.map(({ id }, index) => edit(id, `tags: ${quote([...tags.slice(index), ...tags.slice(0, index)])}`)),
    );
    for (const { id } of files) expect((await detailsOf(id, 'tags')).tags).toEqual(tags.toSorted());
  });

  test.each([
    ['[" "]', 'V_16'],
    [quote(['a'.repeat(256)]), 'V_14'],
    [quote(Array.from({ length: 51 }, (_, index) => `tag ${index}`)), 'V_14'],
    ['["a\\u0007b"]', 'V_12'],
  ])('are refused if they are %s', async (tags, code) => {
    const { id } = await newImage();
    expect(await edit(id, `tags: ${tags}`)).toMatchObject({ file: null, errors: [{ code, property: 'media.tags' }] });
  });

  test('can be 50, of 255 characters each', async () => {
    const { id } = await newImage();
    const tags = Array.from({ length: 50 }, (_, index) => `${index}`.padStart(255, '-'));
    expect((await edit(id, `tags: ${quote(tags)}`)).file?.tags).toHaveLength(50);
  });
});

describe('the focal point of an image', () => {
  test('is stored, stays if it is not named, and is removed by null', async () => {
    const { id } = await newImage();
    const point = { x: 0.25, y: 1 };
    expect((await edit(id, 'focalPoint: { x: 0.25, y: 1 }')).file?.focalPoint).toEqual(point);
    expect((await edit(id, 'shared: true')).file?.focalPoint).toEqual(point);
    expect((await edit(id, 'focalPoint: null')).file?.focalPoint).toBeNull();
  });

  test.each(['{ x: -0.01, y: 0 }', '{ x: 0, y: 1.01 }'])('is refused at %s', async (point) => {
    const { id } = await newImage();
    const refused = { file: null, errors: [{ code: 'V_12', property: 'media.focalPoint' }] };
    expect(await edit(id, `focalPoint: ${point}`)).toMatchObject(refused);
  });

  test('is refused for a file that is not an image', async () => {
    const { id } = await addFile(staff, 'words');
    const refused = { file: null, errors: [{ code: 'V_12', property: 'media.focalPoint' }] };
    expect(await edit(id, 'focalPoint: { x: 0, y: 0 }')).toMatchObject(refused);
  });
});

describe('further details of a file', () => {
  test('include when and by whom it was added', async () => {
    const { id } = await newImage();
    const { createdAt, ...rest } = await detailsOf(id, 'createdAt createdBy { id name } viewerCanManage');
    expect(Math.abs(Date.now() - Date.parse(createdAt))).toBeLessThan(60_000);
    expect(rest).toEqual({ createdBy: { id: 1, name: expect.any(String) as string }, viewerCanManage: true });
  });

  test('include the other files outside the bin with the same bytes', async () => {
    const path = await newDirectory(staff);
    const words = `the same ${path}`;
    const [one, other, gone] = [
      await addFile(staff, words, { path, fileName: 'b.txt' }),
      await addFile(staff, words, { path, fileName: 'a.txt' }),
      await addFile(staff, words, { path, fileName: 'c.txt' }),
    ];
    await staff.post('/medialib/delete-file', { id: gone.id });
    const found = await detailsOf(one.id, 'sameContent { id path fileName sameContent { id } }');
    expect(found).toEqual({ sameContent: [{ id: other.id, path, fileName: 'a.txt', sameContent: [{ id: one.id }] }] });
  });

  test('include how many pages use it, in their newest or live version', async () => {
    const file = await newImage();
    expect(await detailsOf(file.id, 'pageCount')).toEqual({ pageCount: 0 });
    await createPageWith(staff, imageOf(file));
    const { pageID } = await createPublishedWith(staff, imageOf(file));
    expect(await detailsOf(file.id, 'pageCount')).toEqual({ pageCount: 2 });
    await staff.post(`/page/${pageID}/unpublish`);
    expect(await detailsOf(file.id, 'pageCount')).toEqual({ pageCount: 2 });
  });

  test('include what the viewer may do with it and its folder', async () => {
    const path = await newDirectory(staff);
    await addFile(staff, `words ${path}`, { path });
    const seen = await runOperation(
      staff,
      `{ mediaDirectory(path: ${quote(path)}) { viewerCanManage files { viewerCanManage } }
         root: mediaDirectory { directories { viewerCanManage } } }`,
    );
    expect(seen).toMatchObject({ mediaDirectory: { viewerCanManage: true, files: [{ viewerCanManage: true }] } });
  });
});

describe('the placements of a file', () => {
  const placesOf = async (fileID: number, page = '') =>
    (
      await runOperation<{ filePlacements: unknown }>(
        staff,
        `{ filePlacements(fileID: ${fileID}${page}) {
             items { pageID pageTitle locale group ownerType field cropParams { x y width height rotate scaleX scaleY } live } totalItems } }`,
      )
    ).filePlacements;
  const crop = { x: 1, y: 2, width: 10, height: 11, rotate: 90, scaleX: -1, scaleY: 1 };

  test('are those of the newest and of the live version, each crop once', async () => {
    const file = await newImage();
    const { pageID, pageVersionID } = await createPublishedWith(staff, imageOf(file, crop), { title: 'Over ons' });
    const place = {
      pageID,
      pageTitle: 'Over ons',
      locale: 'en',
      group: 'block_images_b1',
      ownerType: 'image',
      field: 'image',
    };
    expect(await placesOf(file.id)).toEqual({ items: [{ ...place, cropParams: crop, live: true }], totalItems: 1 });
    const block = {
      type: 'image',
      key: 'b2',
      anchorPoint: '',
      props: {},
      __images: { image: [imageOf(file)] },
      __files: {},
    };
    const stored = await staff.post(`/page/version/${pageVersionID}/store`, {
      title: 'Over ons',
      seoTitle: '',
      seoDescription: '',
      seoKeywords: [],
      blocks: [block],
      seoImage: [imageOf(file, crop)],
    });
    expect(stored.status).toBe(200);
    expect(await placesOf(file.id)).toEqual({
      items: [
        { ...place, cropParams: crop, live: true },
        { ...place, group: 'block_images_b2', cropParams: null, live: false },
        { ...place, group: 'seo_image', ownerType: 'default', field: 'seoImage', cropParams: crop, live: false },
      ],
      totalItems: 3,
    });
    expect(await placesOf(file.id, ', pageIndex: 1, pageSize: 2')).toMatchObject({
      items: [{ group: 'seo_image' }],
      totalItems: 3,
    });
    await publish(staff, pageID);
    expect(await placesOf(file.id)).toMatchObject({
      items: [{ group: 'block_images_b2', live: true }, { live: true }],
    });
  });

  test('are empty for an unused file, and an error for an unknown one', async () => {
    const file = await addFile(staff, await jpegWithLocation(), { fileName: uniqueFileName('jpg') });
    expect(await placesOf(file.id)).toEqual({ items: [], totalItems: 0 });
    const { errors } = await staff.graphql('{ filePlacements(fileID: 2000000000) { totalItems } }');
    expect(errors?.[0]?.extensions).toMatchObject({ errorCode: 'V_12', property: 'list.fileID' });
  });
});

describe('the pages that block a deletion', () => {
  const blocking = async (client: TestClient, fileIDs: number[], directoryPaths: string[] = []) =>
    client.graphql<{ pagesBlockingDeletion: { items: { id: number; title: string }[]; totalItems: number } }>(
      `query ($fileIDs: [Int!]!, $directoryPaths: [String!]!) {
         pagesBlockingDeletion(fileIDs: $fileIDs, directoryPaths: $directoryPaths) { items { id title } totalItems } }`,
      { fileIDs, directoryPaths },
    );

  test('are those that visitors see, for files and for everything below folders', async () => {
    const [seen, unseen] = [await newImage(), await newImage()];
    const { pageID } = await createPublishedWith(staff, imageOf(seen), { title: 'In the way' });
    const { data } = await blocking(staff, [seen.id, unseen.id]);
    expect(data.pagesBlockingDeletion).toEqual({ items: [{ id: pageID, title: 'In the way' }], totalItems: 1 });
    expect((await blocking(staff, [unseen.id])).data.pagesBlockingDeletion.totalItems).toBe(0);
    await staff.post('/medialib/create-dir', { path: '/', folderName: 'towers' });
    await staff.post('/medialib/create-dir', { path: '/towers', folderName: 'north' });
    await staff.post('/medialib/move-file', { id: seen.id, newPath: '/towers/north' });
    expect((await blocking(staff, [], ['/towers'])).data.pagesBlockingDeletion.totalItems).toBe(1);
    expect((await blocking(staff, [], ['/tow'])).data.pagesBlockingDeletion.totalItems).toBe(0);
  });
});
