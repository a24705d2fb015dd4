import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { addFile, createImage } from '../../support/media-files.ts';
import { createPublishedWith, imageOf } from '../../support/image-pages.ts';

let server: TestServer;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
});
afterAll(() => server.stop());

/** A published page as visitors get it. */
async function readPage(pageID: number): Promise<string> {
  const { body } = await staff.get<{ page: { slug: string } }>(`/page/${pageID}`);
  return (await server.visitor().fetch(`/${body.page.slug}`)).text();
}

/** The image tags in the head of a published page. */
async function readHead(pageID: number): Promise<Record<string, string>> {
  const found = [...(await readPage(pageID)).matchAll(/<meta property="og:image(?::(\w+))?" content="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name = 'url', value = '']) => [name, value.replaceAll('&amp;', '&')]));
}

test.each([
  ['lying', { width: 1600, height: 900 }, null],
  ['large', { width: 2600, height: 2000 }, null],
  ['standing', { width: 1001, height: 3000 }, null],
  ['flat', { width: 2599, height: 203 }, null],
  ['small', { width: 71, height: 53 }, null],
  ['cropped', { width: 900, height: 700 }, { x: 10, y: 10, width: 333, height: 667 }],
])('a %s image is shared as a JPEG of the size that the page names', async (what, size, crop) => {
  const file = await addFile(staff, await createImage(size).webp().toBuffer(), { fileName: `${what}.webp` });
  const { pageID } = await createPublishedWith(staff, imageOf(file), { seoImage: [imageOf(file, crop)] });
  const head = await readHead(pageID);
  expect([head.type, head.alt]).toEqual(['image/jpeg', 'An image']);
  const response = await server.visitor().fetch(head.url?.replace('http://localhost:3000', '') ?? '');
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([format, width, height]).toEqual(['jpeg', Number(head.width), Number(head.height)]);
});

test.each(['webp', 'avif', 'jpeg'] as const)(
  "a page offers a %s of a block under the block's group, in AVIF, WebP and JPEG, each with its declared width",
  async (format) => {
    const content = await createImage({ width: 700, height: 300, color: '#123456' }).toFormat(format).toBuffer();
    const { pageID } = await createPublishedWith(staff, imageOf(await addFile(staff, content)));
    const html = await readPage(pageID);
    const offered = [...html.matchAll(/(?:type="([^"]*)" )?srcSet="([^"]*)"/gi)].flatMap(([, type, list = '']) =>
      list.split(', ').map((one) => ({ type: type ?? 'image/jpeg', one: one.replaceAll('&amp;', '&') })),
    );
    expect(offered).toHaveLength(9);
    for (const { type, one } of offered) {
      const [path = '', width] = one.split(' ');
      expect(path).toContain(`/get-page-file/${pageID}/block_images_b1/`);
      const response = await server.visitor().fetch(path);
      const shown = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([path, response.headers.get('content-type'), `${shown.width}w`]).toEqual([path, type, width]);
    }
  },
);
