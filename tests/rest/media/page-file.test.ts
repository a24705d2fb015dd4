import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pageFileHash } from '../../../server/images/index.ts';
import { pageFileUrl } from '../../../server/content/index.ts';
import { query, sql } from '../../../server/shared/database/query.ts';
import { createPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { pdf } from '../../support/document-files.ts';
import { addFile, jpegWithLocation, uniqueFileName } from '../../support/media-files.ts';
import { createPageWith, createPublishedWith, publish, type StoredPage, imageOf } from '../../support/image-pages.ts';

let server: TestServer;
let staff: TestClient;
let visitor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
});
beforeEach(() => {
  visitor = server.visitor();
});
afterAll(() => server.stop());

const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

describe('access to a file of a page', () => {
  test('is public while visitors see it, then restricted to staff', async () => {
    const { pageID, url } = await createPageWith(staff, imageOf(await addFile(staff, await jpegWithLocation())));
    expect((await visitor.fetch(url)).status).toBe(404);
    expect((await staff.fetch(url)).status).toBe(200);

    await publish(staff, pageID);
    const seen = await visitor.fetch(url);
    expect(seen.status).toBe(200);
    expect(seen.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(seen.headers.getSetCookie()).toEqual([]);
    expect(seen.headers.get('x-csrf-token')).toBeNull();

    await staff.post(`/page/${pageID}/unpublish`);
    const hidden = await visitor.fetch(url);
    expect([hidden.status, await hidden.json()]).toMatchObject([
      404,
      { Errors: [{ code: 'V_12', property: 'media.hash' }] },
    ]);
    const draft = await staff.fetch(url);
    expect(draft.status).toBe(200);
    expect(draft.headers.get('cache-control')).toBe('private, no-store');
  });

  test('depends on the version that visitors see, not a newer one', async () => {
    const first = await createPublishedWith(
      staff,
      imageOf(await addFile(staff, await jpegWithLocation(1, { color: '#123456' }))),
    );
    const second = await staff.post<StoredPage>(`/page/version/${first.pageVersionID}/store`, {
      title: 'A page',
      seoTitle: '',
      seoDescription: '',
      seoKeywords: [],
      blocks: [
        {
          type: 'image',
          key: 'b1',
          anchorPoint: '',
          props: {},
          __files: {},
          __images: { image: [imageOf(await addFile(staff, await jpegWithLocation(1, { color: '#654321' })))] },
        },
      ],
    });
    const newer = second.body.pageVersion.blocks[0]?.__images.image?.[0]?.url ?? '';
    expect((await visitor.fetch(first.url)).status).toBe(200);
    expect((await visitor.fetch(newer)).status).toBe(404);
    await publish(staff, first.pageID);
    expect((await visitor.fetch(first.url)).status).toBe(404);
    expect((await visitor.fetch(newer)).status).toBe(200);
    expect((await staff.fetch(first.url)).status).toBe(200);
  });

  test('is denied to visitors while the page is in the bin', async () => {
    const { pageID, url } = await createPublishedWith(staff, imageOf(await addFile(staff, await jpegWithLocation())));
    await query(server.orm.em.fork(), sql`update page set deleted_at = now() where id = ${pageID}`);
    server.services.responseCache.clear();
    expect((await visitor.fetch(url)).status).toBe(404);
    expect((await staff.fetch(url)).status).toBe(200);
  });

  test('includes images of the page itself: for SEO, and of its type', async () => {
    const file = await addFile(staff, await jpegWithLocation(1, { color: '#00ff99' }));
    const { version } = await createPublishedWith(staff, imageOf(file), { seoImage: [imageOf(file)] });
    const url = version.seoImage?.[0]?.url ?? '';
    expect(url).toContain('/seo_image/');
    expect((await visitor.fetch(url)).status).toBe(200);
  });

  test('is not possible under another page, group or hash', async () => {
    const { pageID, url } = await createPublishedWith(staff, imageOf(await addFile(staff, await jpegWithLocation())));
    const other = await createPageWith(
      staff,
      imageOf(await addFile(staff, await jpegWithLocation(1, { color: '#777777' }))),
    );
    const { status } = await visitor.fetch(url);
    expect(status).toBe(200);
    for (const wrong of [
      url.replace(`/${pageID}/`, `/${other.pageID}/`),
      url.replace(`/${pageID}/`, '/999999/'),
      url.replace(`/${pageID}/`, '/0/'),
      url.replace(`/${pageID}/`, '/x/'),
      url.replace('block_images_b1', 'block_files_b1'),
      url.replace('block_images_b1', 'block_images_b2'),
      url.replace('block_images_b1', 'seo_image'),
      url.replace('block_images_b1', 'blocks'),
      url.replace('block_images_b1', `block_images_${encodeURIComponent('") || true)')}`),
      url.replace(/[0-9a-f]{40}/, '0'.repeat(40)),
      url.replace(/[0-9a-f]{40}/, encodeURIComponent('../../../../secret')),
    ]) {
      expect([wrong, (await visitor.fetch(wrong)).status]).toEqual([wrong, 404]);
    }
  });

  test.each([
    '/api/ximblox/medialib/get-page-file/1/seo_image/..%2f..%2f..%2fsecret/a.jpg',
    '/api/ximblox/medialib/get-page-file/1/..%5c..%5csecret/a/a.jpg',
    '/api/ximblox/medialib/get-page-file/1/seo_image/%252e%252e%252fsecret/a.jpg',
    '/api/ximblox/medialib/get-page-file/1/seo_image/a%00/a.jpg',
    '/api/ximblox/medialib/get-page-file/1/seo_image/a/%ff%fe',
  ])('%s finds nothing', async (path) => {
    expect([400, 404]).toContain((await visitor.fetch(path)).status);
  });

  test('an image stored without a name has that of its file', async () => {
    const file = await addFile(staff, await jpegWithLocation());
    const { version } = await createPageWith(staff, { ...imageOf(file), fileName: '' });
    expect(version.blocks[0]?.__images.image?.[0]?.fileName).toBe(file.fileName);
  });

  test('ignores the name in the address', async () => {
    const { url } = await createPublishedWith(staff, imageOf(await addFile(staff, await jpegWithLocation())));
    const renamed = url.replace(/[^/]+$/, encodeURIComponent('évil"\r\nSet-Cookie: a=b.html'));
    const response = await visitor.fetch(renamed);
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
  });
});

describe('the headers of a file of a page', () => {
  const document = async () => {
    const { pageID } = await createPage(staff);
    const file = await addFile(staff, pdf, { fileName: 'Jahresbericht – ä“.pdf' });
    const item = { fileID: file.id, fileName: file.fileName };
    const blocks = [{ type: 'x', key: 'k', anchorPoint: '', props: {}, __images: {}, __files: { f: [item] } }];
    const em = server.orm.em.fork();
    await query(em, sql`update page_version set blocks = ${JSON.stringify(blocks)} where page_id = ${pageID}`);
    await query(em, sql`update page set live_version_id = newest_version_id where id = ${pageID}`);
    const hash = pageFileHash({ hash: file.hash, focalPoint: null }, null);
    return pageFileUrl({ pageID, group: 'block_files_k' }, { hash, fileName: file.fileName });
  };

  test('of an image', async () => {
    const { url } = await createPublishedWith(
      staff,
      imageOf(await addFile(staff, await jpegWithLocation(), { fileName: uniqueFileName('jpg') })),
    );
    const { headers } = await visitor.fetch(url);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-disposition')).toMatch(/^inline; filename=/);
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(Number(headers.get('content-length'))).toBeGreaterThan(0);
  });

  test('of a document: download, with its name in every alphabet', async () => {
    const { status, headers } = await visitor.fetch(await document());
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Jahresbericht ? ??.pdf"; filename*=UTF-8''Jahresbericht%20%E2%80%93%20%C3%A4%E2%80%9C.pdf`,
    );
  });

  test('support ranges, validation and HEAD', async () => {
    const { url } = await createPublishedWith(
      staff,
      imageOf(await addFile(staff, await jpegWithLocation(1, { width: 300, height: 300 }))),
    );
    const whole = await visitor.fetch(url);
    const bytes = await bytesOf(whole);
    const etag = whole.headers.get('etag') ?? '';
    const ask = (headers: Record<string, string>, method = 'GET') => visitor.fetch(url, { method, headers });

    const part = await ask({ range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
    expect(await bytesOf(part)).toEqual(bytes.subarray(10, 20));
    expect(await bytesOf(await ask({ range: 'bytes=-5' }))).toEqual(bytes.subarray(-5));
    expect(await bytesOf(await ask({ range: `bytes=${bytes.length - 3}-` }))).toEqual(bytes.subarray(-3));
    expect(await bytesOf(await ask({ range: 'bytes=5-999999999' }))).toEqual(bytes.subarray(5));
    for (const ignored of ['bytes=a-b', 'bytes=9-5', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-']) {
      expect((await ask({ range: ignored })).status).toBe(200);
    }
    const outside = await ask({ range: `bytes=${bytes.length}-` });
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);

    const fresh = await ask({ 'if-none-match': `"other", W/${etag}` });
    expect([fresh.status, (await bytesOf(fresh)).length, fresh.headers.get('etag')]).toEqual([304, 0, etag]);
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
    expect((await ask({ range: 'bytes=0-3', 'if-range': '"other"' })).status).toBe(200);
    expect((await ask({ range: 'bytes=0-3', 'if-range': etag })).status).toBe(206);

    const head = await ask({}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  });
});
