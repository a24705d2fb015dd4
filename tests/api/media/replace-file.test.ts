import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepMedia } from '../../../server/bin/index.ts';
import { addFile, listStoredFiles, jpegWithLocation, createImage, uniqueFileName } from '../../support/media-files.ts';
import { createPublishedWith, type StoredPage, imageOf } from '../../support/image-pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { runMutation, replace } from './run-operation.ts';

let server: TestServer;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
});
afterAll(() => server.stop());

const png = (color: string, width = 60) => createImage({ color, width }).png().toBuffer();
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const addImage = async (color: string) => addFile(staff, await png(color), { fileName: uniqueFileName('png') });

const imageOnPage = async (pageVersionID: number) =>
  (await staff.get<StoredPage>(`/page/version/fetch/${pageVersionID}`)).body.pageVersion.blocks[0]?.__images.image?.[0];

describe('replacing a file', () => {
  test('keeps its id, name, texts, tags and focal point', async () => {
    const file = await addImage('#111111');
    const details = 'defaultAltText: "The nave", tags: ["nave"], focalPoint: { x: 0.5, y: 0.25 }';
    await runMutation(staff, `editFile(input: { id: ${file.id}, ${details} }) { file { id }`);
    const content = await jpegWithLocation(1, { width: 90, height: 30 });
    const { data } = await replace(staff, file.id, content);
    expect(data?.replaceFile).toEqual({
      file: {
        id: file.id,
        path: '/',
        fileName: file.fileName,
        defaultAltText: 'The nave',
        tags: ['nave'],
        type: 'IMAGE',
        mimeType: 'image/jpeg',
        width: 90,
        height: 30,
        fileSize: content.length,
        hash: hashOf(content),
        focalPoint: {
          x: 0.5,
          y: 0.25,
        },
      },
      errors: [],
    });
  });

  test('is visible to visitors at once, at a new address; the old address is gone', async () => {
    const file = await addImage('#222222');
    const { pageVersionID, url } = await createPublishedWith(staff, imageOf(file));
    const visitor = server.visitor();
    expect((await visitor.fetch(url)).status).toBe(200);
    await replace(staff, file.id, await png('#333333', 80));
    expect((await visitor.fetch(url)).status).toBe(404);
    const shown = await imageOnPage(pageVersionID);
    expect(shown?.url).not.toBe(url);
    expect((await visitor.fetch(shown?.url ?? '')).status).toBe(200);
  });

  test('still serves an image whose crop reaches beyond the new one', async () => {
    const file = await addFile(staff, await png('#444444', 400), { fileName: uniqueFileName('png') });
    const { pageVersionID } = await createPublishedWith(
      staff,
      imageOf(file, { x: 300, y: 20, width: 100, height: 20 }),
    );
    await replace(staff, file.id, await png('#555555', 50));
    const shown = await imageOnPage(pageVersionID);
    expect((await server.visitor().fetch(shown?.url ?? '')).status).toBe(200);
  });

  test('leaves its old bytes to the sweep, unless another file has them', async () => {
    const [one, other] = [await addImage('#666666'), await addImage('#666666')];
    const [first, second] = [await png('#777777'), await png('#888888')];
    const isOnDisk = async (hash: string) => (await listStoredFiles(server)).some((path) => path.includes(hash));
    await replace(staff, one.id, first);
    await sweepMedia({ em: server.orm.em.fork(), services: server.services });
    expect([await isOnDisk(other.hash), await isOnDisk(hashOf(first))]).toEqual([true, true]);
    await replace(staff, other.id, second);
    await sweepMedia({ em: server.orm.em.fork(), services: server.services });
    expect([await isOnDisk(other.hash), await isOnDisk(hashOf(second))]).toEqual([false, true]);
  });

  test('ends with the bytes of one of several parallel replacements', async () => {
    const file = await addImage('#999999');
    const contents = await Promise.all(['#aa0000', '#00aa00', '#0000aa'].map((color) => png(color)));
    const responses = await Promise.all(contents.map((content) => replace(staff, file.id, content)));
    expect(responses.map(({ data }) => data?.replaceFile.errors)).toEqual([[], [], []]);
    await sweepMedia({ em: server.orm.em.fork(), services: server.services });
    const bytes = Buffer.from(await (await staff.fetch(file.url)).arrayBuffer());
    expect(bytes.length).toBeGreaterThan(0);
  });

  test('is in the audit log', async () => {
    const file = await addImage('#ababab');
    await replace(staff, file.id, await png('#bababa'));
    const { data } = await staff.graphql<{ auditEntries: { items: { action: string; subjectID: number }[] } }>(
      '{ auditEntries(pageSize: 5) { items { action subjectID } } }',
    );
    expect(data.auditEntries.items).toContainEqual({ action: 'file.replaced', subjectID: file.id });
  });

  test.each([
    ['an image by a document', 'image', '%PDF-1.4\n%%EOF\n', 'new.pdf', 'V_12', 'media.f'],
    ['a document by an image', 'document', null, 'new.png', 'V_12', 'media.f'],
    ['a video', 'video', '%PDF-1.4\n%%EOF\n', 'new.pdf', 'V_12', 'media.f'],
    ['an image by a program', 'image', 'MZ\0\0', 'new.png', 'V_12', 'media.f'],
  ])('is refused: %s', async (_what, kind, content, fileName, code, property) => {
    const file =
      kind === 'image'
        ? await addImage('#cccccc')
        : kind === 'document'
          ? await addFile(staff, `words ${fileName}`)
          : (
              await runMutation<{ file: { id: number } }>(
                staff,
                'addVideo(path: "/", url: "https://vimeo.com/76979871") { file { id }',
              )
            ).file;
    const before = await listStoredFiles(server);
    const { data } = await replace(staff, file.id, content ?? (await png('#dddddd')), fileName);
    expect(data?.replaceFile).toMatchObject({ file: null, errors: [{ code, property }] });
    expect(await listStoredFiles(server)).toEqual(before);
  });

  test('needs an existing file and a new one', async () => {
    const file = await addImage('#eeeeee');
    expect((await replace(staff, 2_000_000_000, 'words')).data?.replaceFile.errors).toMatchObject([
      { code: 'V_12', property: 'media.id' },
    ]);
    expect((await replace(staff, file.id, null)).data?.replaceFile.errors).toMatchObject([
      { code: 'V_17', property: 'media.f' },
    ]);
  });
});
