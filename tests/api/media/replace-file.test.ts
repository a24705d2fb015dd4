import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepMedia } from '../../../server/media/index.ts';
import { addedFile, filesOnDisk, jpegWithPlace, picture, someName } from '../../rest/media/media-fixtures.ts';
import { createPublishedWith, type StoredPage, use } from '../../rest/media/page-fixtures.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { mutate, replace } from './media-graphql.ts';

let server: TestServer;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
});
afterAll(() => server.stop());

const png = (color: string, width = 60) => picture({ color, width }).png().toBuffer();
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const addPicture = async (color: string) => addedFile(staff, await png(color), { fileName: someName('png') });

const pictureOf = async (pageVersionID: number) =>
  (await staff.get<StoredPage>(`/page/version/fetch/${pageVersionID}`)).body.pageVersion.blocks[0]?.__images.image?.[0];

describe('a file that is replaced', () => {
  test('keeps its number, name, texts, tags and focal point', async () => {
    const file = await addPicture('#111111');
    const details = 'defaultAltText: "The nave", tags: ["nave"], focalPoint: { x: 0.5, y: 0.25 }';
    await mutate(staff, `editFile(input: { id: ${file.id}, ${details} }) { file { id }`);
    const content = await jpegWithPlace(1, { width: 90, height: 30 });
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

  test('changes for visitors at once, at a new address; the old one is gone', async () => {
    const file = await addPicture('#222222');
    const { pageVersionID, url } = await createPublishedWith(staff, use(file));
    const visitor = server.visitor();
    expect((await visitor.fetch(url)).status).toBe(200);
    await replace(staff, file.id, await png('#333333', 80));
    expect((await visitor.fetch(url)).status).toBe(404);
    const shown = await pictureOf(pageVersionID);
    expect(shown?.url).not.toBe(url);
    expect((await visitor.fetch(shown?.url ?? '')).status).toBe(200);
  });

  test('is still served where a crop reaches beyond the new picture', async () => {
    const file = await addedFile(staff, await png('#444444', 400), { fileName: someName('png') });
    const { pageVersionID } = await createPublishedWith(staff, use(file, { x: 300, y: 20, width: 100, height: 20 }));
    await replace(staff, file.id, await png('#555555', 50));
    const shown = await pictureOf(pageVersionID);
    expect((await server.visitor().fetch(shown?.url ?? '')).status).toBe(200);
  });

  test('leaves its old bytes to the sweep, unless another file has them', async () => {
    const [one, other] = [await addPicture('#666666'), await addPicture('#666666')];
    const [first, second] = [await png('#777777'), await png('#888888')];
    const isOnDisk = async (hash: string) => (await filesOnDisk(server)).some((path) => path.includes(hash));
    await replace(staff, one.id, first);
    await sweepMedia({ em: server.orm.em.fork(), services: server.services });
    expect([await isOnDisk(other.hash), await isOnDisk(hashOf(first))]).toEqual([true, true]);
    await replace(staff, other.id, second);
    await sweepMedia({ em: server.orm.em.fork(), services: server.services });
    expect([await isOnDisk(other.hash), await isOnDisk(hashOf(second))]).toEqual([false, true]);
  });

  test('ends up with the bytes of one of those who replace it at the same time', async () => {
    const file = await addPicture('#999999');
    const contents = await Promise.all(['#aa0000', '#00aa00', '#0000aa'].map((color) => png(color)));
    const answers = await Promise.all(contents.map((content) => replace(staff, file.id, content)));
    expect(answers.map(({ data }) => data?.replaceFile.errors)).toEqual([[], [], []]);
    await sweepMedia({ em: server.orm.em.fork(), services: server.services });
    const bytes = Buffer.from(await (await staff.fetch(file.url)).arrayBuffer());
    expect(bytes.length).toBeGreaterThan(0);
  });

  test('is named in the audit log', async () => {
    const file = await addPicture('#ababab');
    await replace(staff, file.id, await png('#bababa'));
    const { data } = await staff.graphql<{ auditEntries: { items: { action: string; subjectID: number }[] } }>(
      '{ auditEntries(pageSize: 5) { items { action subjectID } } }',
    );
    expect(data.auditEntries.items).toContainEqual({ action: 'file.replaced', subjectID: file.id });
  });

  test.each([
    ['a picture by a document', 'picture', '%PDF-1.4\n%%EOF\n', 'new.pdf', 'V_12', 'media.f'],
    ['a document by a picture', 'document', null, 'new.png', 'V_12', 'media.f'],
    ['a video', 'video', '%PDF-1.4\n%%EOF\n', 'new.pdf', 'V_12', 'media.f'],
    ['a picture by a program', 'picture', 'MZ\0\0', 'new.png', 'V_12', 'media.f'],
  ])('is refused: %s', async (_what, kind, content, fileName, code, property) => {
    const file =
      kind === 'picture'
        ? await addPicture('#cccccc')
        : kind === 'document'
          ? await addedFile(staff, `words ${fileName}`)
          : (
              await mutate<{ file: { id: number } }>(
                staff,
                'addVideo(path: "/", url: "https://vimeo.com/76979871") { file { id }',
              )
            ).file;
    const before = await filesOnDisk(server);
    const { data } = await replace(staff, file.id, content ?? (await png('#dddddd')), fileName);
    expect(data?.replaceFile).toMatchObject({ file: null, errors: [{ code, property }] });
    expect(await filesOnDisk(server)).toEqual(before);
  });

  test('needs a file that is there, and a new one', async () => {
    const file = await addPicture('#eeeeee');
    expect((await replace(staff, 2_000_000_000, 'words')).data?.replaceFile.errors).toMatchObject([
      { code: 'V_12', property: 'media.id' },
    ]);
    expect((await replace(staff, file.id, null)).data?.replaceFile.errors).toMatchObject([
      { code: 'V_17', property: 'media.f' },
    ]);
  });
});
