import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import {
  changeRows,
  uploadAndCheck,
  type Entry,
  exportSite,
  importSite,
  readBundle,
  rowsOfPart,
  writeBundle,
} from '../../support/bundles.ts';
import { restBlock } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import type { TestServer } from '../../support/test-server.ts';
import { sampleSVG, fillSite, startWithJobs } from './bundle-sites.ts';

const resources = new AsyncDisposableStack();
let target: TestServer;
let importer: TestClient;
let bundle: Buffer;
let entries: Entry[];

beforeAll(async () => {
  const source = await startWithJobs(resources);
  target = await startWithJobs(resources);
  importer = await target.signIn();
  const author = await source.signIn();
  await fillSite(author);
  bundle = await exportSite(author);
  entries = await readBundle(bundle);
});
afterAll(() => resources.disposeAsync());

async function countRows(server: TestServer): Promise<unknown> {
  const [row] = await query(
    server.orm.em.fork(),
    sql`select (select count(*) from page) as pages, (select count(*) from file) as files,
               (select count(*) from menu) as menus, (select count(*) from directory) as folders,
               (select count(*) from tag) as tags, (select max(last_value) from page_id_seq) as number`,
  );
  return row;
}

const imageWithoutAltText = (image: object = {}) => ({
  ...restBlock('image', {}, 'k'),
  __images: { image: [{ fileID: 1, fileName: 'a.png', altText: '', decorative: false, cropParams: null, ...image }] },
});
const action = (link: object) => restBlock('call-to-action', { title: 'a', label: 'a', link }, 'k');
const headingWithAnchor = (key: string) => ({
  ...restBlock('heading', { text: 'a', level: '2' }, key),
  anchorPoint: 'same',
});

describe('a bundle that no export could have written', () => {
  const first = (): Entry => entries[0] as Entry;
  const without = (name: string) => writeBundle(entries.filter(({ header }) => !header.name.startsWith(name)));
  const withRows = (part: string, change: Parameters<typeof changeRows>[2]) =>
    writeBundle(changeRows(entries, part, change));
  const withMedia = (content: string) => {
    const hash = createHash('sha256').update(content).digest('hex');
    const at = `media/files/${hash.slice(0, 2)}/${hash}`;
    const isDrawing = (row: Record<string, unknown>) => row.mime_type === 'image/svg+xml';
    const old = /[0-9a-f]{64}/.exec(JSON.stringify(drawingRow().hash))?.[0] ?? '';
    const changed = changeRows(entries, 'files', (rows) =>
      rows.map((row) => (isDrawing(row) ? { ...row, hash } : row)),
    );
    const others = changed.filter(({ header }) => !header.name.endsWith(old));
    return writeBundle([
      ...others.slice(0, -1),
      { header: { name: at }, body: Buffer.from(content) },
      ...others.slice(-1),
    ]);
  };
  const drawingRow = () => {
    const files = entries.find(({ header }) => header.name.startsWith('files/'));
    const rows = JSON.parse(files?.body.toString('utf8') ?? '[]') as Record<string, unknown>[];
    return rows.find((row) => row.mime_type === 'image/svg+xml') ?? {};
  };
  const withExtra = (header: Entry['header']) =>
    writeBundle([first(), { header, body: Buffer.alloc(0) }, ...entries.slice(1)]);
  const head = (changes: object) => ({
    header: { name: 'bundle.json' },
    body: Buffer.from(JSON.stringify({ ...(JSON.parse(first().body.toString('utf8')) as object), ...changes })),
  });

  it.each([
    ['words', async () => Buffer.from('Not a bundle'), 'NO_BUNDLE'],
    ['nothing but zeroes', async () => Buffer.alloc(10_240), 'NO_BUNDLE'],
    ['another archive', () => writeBundle(entries.slice(1)), 'NO_BUNDLE'],
    ['another product’s', () => writeBundle([head({ format: 'other' }), ...entries.slice(1)]), 'NO_BUNDLE'],
    ['of a newer release', () => writeBundle([head({ version: 2 }), ...entries.slice(1)]), 'NEWER'],
    [
      'with settings that do not exist',
      () => writeBundle([head({ settings: { siteName: 7 } }), ...entries.slice(1)]),
      'SETTINGS',
    ],
    ['cut off in the middle', async () => bundle.subarray(0, bundle.length / 2), 'INCOMPLETE'],
    ['without its end', () => without('end.json'), 'INCOMPLETE'],
    ['without its versions', () => without('page-versions/'), 'INCOMPLETE'],
    ['without a file’s bytes', () => without('media/'), 'INCOMPLETE'],
    [
      'with a symbolic link',
      () => withExtra({ name: 'pages/000009.json', type: 'symlink', linkname: '/etc/passwd' }),
      'NO_FILE',
    ],
    ['with a path that leads out', () => withExtra({ name: 'media/files/../../../etc/passwd' }), 'UNKNOWN_ENTRY'],
    ['with an absolute name', () => withExtra({ name: '/etc/passwd' }), 'UNKNOWN_ENTRY'],
    [
      'with a header of its own',
      () => withExtra({ name: 'pages/000009.json', pax: { comment: 'x'.repeat(9_000) } }),
      'NO_FILE',
    ],
    [
      'with parts in another order',
      () => writeBundle([first(), ...entries.slice(1, -1).toReversed(), ...entries.slice(-1)]),
      'DAMAGED',
    ],
    [
      'with rows that are not rows',
      () =>
        writeBundle(
          entries.map((one) => (one.header.name.startsWith('tags/') ? { ...one, body: Buffer.from('[1]') } : one)),
        ),
      'DAMAGED',
    ],
    [
      'with other bytes under a hash',
      () =>
        writeBundle(
          entries.map((one) => (one.header.name.startsWith('media/') ? { ...one, body: Buffer.from('x') } : one)),
        ),
      'DAMAGED',
    ],
    [
      'with an SVG that runs a script',
      () => withMedia(sampleSVG.replace('<rect', '<script>alert(1)</script><rect')),
      'MEDIA',
    ],
    ['with an HTML page for an image', () => withMedia('<html><script>alert(1)</script></html>'), 'MEDIA'],
    [
      'with a version of another page',
      () =>
        withRows('page-versions', ([one, other, ...rest]) => [
          { ...one, page_id: other?.page_id },
          { ...other, page_id: one?.page_id },
          ...rest,
        ]),
      'DAMAGED',
    ],
  ])('is refused: %s', async (_, make, reason) => {
    const before = await countRows(target);
    const task = await uploadAndCheck(importer, await make());
    expect(task).toMatchObject({ step: 'CHECK', state: 'FAILED', problem: { reason }, isReadyToImport: false });
    expect(await countRows(target)).toEqual(before);
  });

  it.each([
    [
      'a script in rich text',
      'page-versions',
      { blocks: [restBlock('rich-text', { html: '<p onclick="x()">a</p><script>x()</script>' })] },
      'V_15',
    ],
    [
      'a script for a link',
      'menu-publications',
      { items: [{ key: 'a', label: 'a', link: { kind: 'script', value: 'x' }, children: [] }] },
      'V_12',
    ],
    ['an address of the server itself', 'pages', { slug: 'cmsadmin' }, 'V_12'],
    ['a folder out of the library', 'directories', { path: '/../etc' }, 'V_12'],
    ['the largest possible id', 'pages', { id: 2_147_483_647 }, 'V_12'],
    ['a value of the wrong type', 'pages', { revision: 'many' }, 'V_12'],
    ['a text that cannot be stored', 'tags', { name: 'a\0b' }, 'V_12'],
  ])('is refused with the name of the wrong row: %s', async (_, part, changes, code) => {
    const before = await countRows(target);
    const bytes = await withRows(part, (rows) => rows.map((row) => ({ ...row, ...changes })));
    const { report, problem, isReadyToImport, id } = await uploadAndCheck(importer, bytes);
    expect([problem, isReadyToImport, report?.isClear]).toEqual([null, false, false]);
    const found = report?.parts.find((one) => one.part === part.replaceAll('-', '_').toUpperCase());
    expect(found?.wrong).toBeGreaterThan(0);
    expect(found?.errors[0]?.error.code).toBe(code);
    await expect(importSite(importer, { id } as Parameters<typeof importSite>[1])).rejects.toThrow('V_07');
    expect(await countRows(target)).toEqual(before);
  });

  it.each([
    ['an image without an alternative text', [imageWithoutAltText()], 'V_01', 'block.k.image.altText'],
    ['a link that runs a script', [action({ kind: 'external', value: 'javascript:alert(1)' })], 'V_13', 'block.k.link'],
    [
      'an address without its protocol',
      [action({ kind: 'external', value: '//evil.example/' })],
      'V_13',
      'block.k.link',
    ],
    ['a required field left empty', [restBlock('heading', { text: '', level: '2' }, 'k')], 'V_01', 'block.k.text'],
    ['an anchor twice', [headingWithAnchor('k'), headingWithAnchor('l')], 'V_18', 'block.l.anchorPoint'],
    ['an image that it does not contain', [imageWithoutAltText({ fileID: 77, altText: 'a' })], 'V_12', 'block.k.image'],
  ])('is refused if publishing would refuse a page that visitors will see: %s', async (_, blocks, code, property) => {
    const live = new Set(rowsOfPart(entries, 'pages').map((row) => row.live_version_id));
    const bytes = await withRows('page-versions', (rows) =>
      rows.map((row) => (live.has(row.id) ? { ...row, blocks } : row)),
    );
    const { report } = await uploadAndCheck(importer, bytes);
    const found = report?.parts.find(({ part }) => part === 'PAGE_VERSIONS');
    expect(found?.errors.map(({ error }) => error)).toContainEqual({ code, property });
    const draft = await withRows('page-versions', (rows) =>
      rows.map((row) => (live.has(row.id) ? row : { ...row, blocks: code === 'V_12' ? [] : blocks })),
    );
    expect((await uploadAndCheck(importer, draft)).report?.isClear).toBe(true);
  });

  it('names the row of a file whose bytes do not match it', async () => {
    for (const change of [{ width: 61 }, { height: 1 }, { file_size: 5 }, { mime_type: 'image/jpeg' }]) {
      const bytes = await withRows('files', (rows) =>
        rows.map((row) => (row.mime_type === 'image/png' ? { ...row, ...change } : row)),
      );
      const { report, isReadyToImport } = await uploadAndCheck(importer, bytes);
      const property = `files.${Object.keys(change).join('')}`;
      expect(report?.parts.find(({ part }) => part === 'FILES')).toMatchObject({
        wrong: 1,
        errors: [{ name: 'tower.png', error: { code: 'V_12', property } }],
      });
      expect(isReadyToImport).toBe(false);
    }
  });
});
