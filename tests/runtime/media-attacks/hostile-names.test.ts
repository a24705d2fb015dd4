import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublishedWith, imageOf } from '../../support/image-pages.ts';
import { addFile, type FileBody, jpegWithLocation } from '../../support/media-files.ts';
import { forbiddenCharacters, hostileNames } from './hostile-names.ts';
import { sampleCases } from '../../support/sample-cases.ts';
import { startAttackedProduct, type AttackedProduct } from './attacked-product.ts';

const secret = 'what nobody may read';

let victim: AttackedProduct;
let file: FileBody;
let before: string[];

/** Every file of the test's folder except those of the database and of the log. */
const filesAround = (): string[] =>
  readdirSync(victim.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(victim.folder, join(entry.parentPath, entry.name)))
    .filter((path) => !/^(?:start\.log|data\/(?:database|postgres|\.)[^/]*)/.test(path))
    .toSorted();

const isContent = (path: string): boolean =>
  /^data\/media\/(?:files|variants)\/[0-9a-f]{2}\/[0-9a-f]{64}(?:\/[\w.-]+)?$/.test(path);

beforeAll(async () => {
  victim = await startAttackedProduct();
  for (const place of ['.', 'data', 'data/media', 'data/media/files']) {
    mkdirSync(join(victim.folder, place), { recursive: true });
    writeFileSync(join(victim.folder, place, 'secret.txt'), secret);
  }
  file = await addFile(victim.staff, await jpegWithLocation(), { fileName: 'harmless.jpg' });
  before = filesAround().filter((path) => !isContent(path));
});
afterAll(() => victim.stop());

type Result = { status: number; text: string; headers: [string, string][] };

const responseOf = async (response: Response): Promise<Result> => ({
  status: response.status,
  text: await response.text(),
  headers: [...response.headers],
});

async function call(path: string, body: unknown): Promise<Result> {
  const { status, text, headers } = await victim.staff.post(`/medialib/${path}`, body);
  return { status, text, headers: [...headers] };
}

const query = (text: string) => (variables: Record<string, unknown>) =>
  victim.staff
    .fetch('/graphql', {
      method: 'POST',
      body: JSON.stringify({ query: text, variables }),
      headers: { ...victim.staff.csrfHeaders(), 'content-type': 'application/json' },
    })
    .then(responseOf);

/** A request whose path is sent unchanged: `fetch` would normalise it first. */
function getRaw(path: string): Promise<Result> {
  const { hostname, port } = new URL(victim.product.address);
  const cookie = [...victim.staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers: { cookie } }, (response) => {
      void response.toArray().then((chunks) => {
        const text = Buffer.concat(chunks as Buffer[]).toString('latin1');
        const headers = Object.entries(response.headers).map(
          ([name, value]) => [name, String(value)] as [string, string],
        );
        resolve({ status: response.statusCode ?? 0, text, headers });
      }, reject);
    });
    sent.once('error', reject).end();
  });
}

const form = (name: string, path: string): FormData => {
  const data = new FormData();
  data.append('path', path);
  data.append('f', new Blob(['words']), name);
  return data;
};

/** A form that no browser sends: the name is unescaped, or encoded as in RFC 5987. */
async function uploadRaw(disposition: string): Promise<Result> {
  const boundary = 'ximblox-attack';
  const body = `--${boundary}\r\nContent-Disposition: form-data; name="path"\r\n\r\n/\r\n--${boundary}\r\nContent-Disposition: form-data; name="f"; ${disposition}\r\n\r\nwords\r\n--${boundary}--\r\n`;
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'x-requested-with': 'XMLHttpRequest',
    'x-csrf-token': victim.staff.csrfToken(),
  };
  const init = { method: 'POST', body: Buffer.from(body), headers };
  return responseOf(await victim.staff.fetch('/api/ximblox/medialib/add-file', init));
}

const graphqlUpload = async (name: string, path: string): Promise<Result> => {
  const data = new FormData();
  const text = 'mutation ($path: String!, $f: Upload!) { addFile(path: $path, file: $f) { file { path fileName } } }';
  data.append('operations', JSON.stringify({ query: text, variables: { path, f: null } }));
  data.append('map', JSON.stringify({ 0: ['variables.f'] }));
  data.append('0', new Blob(['words']), name);
  const headers = victim.staff.csrfHeaders();
  return responseOf(await victim.staff.fetch('/graphql', { method: 'POST', body: data, headers }));
};

/** Every path and name that a client can send, by REST and GraphQL. `id` is a file of the library. */
const attacks: Readonly<Record<string, (hostile: string) => Promise<Result>>> = {
  'get-dir path': (path) => call('get-dir', { path }),
  'search-files directory': (directory) => call('search-files', { searchTerm: 'secret', directory }),
  'search-files searchTerm': (searchTerm) => call('search-files', { searchTerm, directory: '/' }),
  'create-dir path': (path) => call('create-dir', { path, folderName: 'a' }),
  'create-dir folderName': (folderName) => call('create-dir', { path: '/', folderName }),
  'move-file newPath': (newPath) => call('move-file', { id: file.id, newPath }),
  'move-file newFileName': (newFileName) => call('move-file', { id: file.id, newPath: '/', newFileName }),
  'edit-file newPath': (newPath) => call('edit-file', { id: file.id, newPath }),
  'edit-file newFileName': (newFileName) => call('edit-file', { id: file.id, newFileName }),
  'move-directory oldPath': (oldPath) => call('move-directory', { oldPath, newPath: '/moved' }),
  'move-directory newPath': (newPath) => call('move-directory', { oldPath: '/missing', newPath }),
  'delete-directory path': (path) => call('delete-directory', { path: `/missing${path}` }),
  'add-video path': (path) => call('add-video', { path, url: 'https://youtu.be/dQw4w9WgXcQ' }),
  'add-file path': (path) =>
    victim.staff.fetch('/api/ximblox/medialib/add-file', uploadInit(form('a.txt', path))).then(responseOf),
  'add-file name': (name) =>
    victim.staff.fetch('/api/ximblox/medialib/add-file', uploadInit(form(name, '/'))).then(responseOf),
  'add-file name as it is': (name) => uploadRaw(`filename="${name}"`),
  'add-file name encoded': (name) => uploadRaw(`filename*=UTF-8''${encodeURIComponent(name)}`),
  'mediaDirectory path': (path) => query('query ($path: String!) { mediaDirectory(path: $path) { path } }')({ path }),
  'mediaSearch directory': (directory) =>
    query('query ($directory: String!) { mediaSearch(searchTerm: "secret", directory: $directory) { files { id } } }')({
      directory,
    }),
  createDirectory: (name) =>
    query('mutation ($name: String!) { createDirectory(path: "/", folderName: $name) { directory { path } } }')({
      name,
    }),
  moveDirectory: (path) =>
    query('mutation ($path: String!) { moveDirectory(oldPath: "/missing", newPath: $path) { directory { path } } }')({
      path,
    }),
  moveFile: (path) =>
    query('mutation ($id: Int!, $path: String!) { moveFile(id: $id, newPath: $path) { file { path } } }')({
      id: file.id,
      path,
    }),
  moveMedia: (path) =>
    query(
      'mutation ($id: Int!, $path: String!) { moveMedia(fileIDs: [$id], directoryPaths: [$path], newPath: $path) { files { id } } }',
    )({ id: file.id, path }),
  'addFile path': (path) => graphqlUpload('a.txt', path),
  'addFile name': (name) => graphqlUpload(name, '/'),
  'page file group': (group) => getRaw(`/api/ximblox/medialib/get-page-file/1/${encodeUnsafe(group)}/a/a.jpg`),
  'page file hash': (hash) => getRaw(`/api/ximblox/medialib/get-page-file/1/seo_image/${encodeUnsafe(hash)}/a.jpg`),
  'page file name': (name) => getRaw(`/api/ximblox/medialib/get-page-file/1/seo_image/a/${encodeUnsafe(name)}`),
  'page file number': (number) =>
    getRaw(`/api/ximblox/medialib/get-page-file/${encodeUnsafe(number)}/seo_image/a/a.jpg`),
  'preview imageID': (imageID) => getRaw(`/api/ximblox/medialib/preview-image?imageID=${encodeUnsafe(imageID)}`),
  'path of the layer': (path) => getRaw(`/api/ximblox/medialib/${encodeUnsafe(path)}`),
};

/** Encodes only what would end the request line itself. */
const encodeUnsafe = (text: string): string => text.replaceAll(/[\0-\x20"\x7f-\uffff]/g, encodeURIComponent);

const uploadInit = (body: FormData): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': victim.staff.csrfToken() },
});

async function listNames(path: string): Promise<string[]> {
  type Content = { directories: { path: string; name: string }[]; files: FileBody[] };
  const { body } = await victim.staff.post<Content>('/medialib/get-dir', { path });
  const below = await Promise.all(body.directories.map((directory) => listNames(directory.path)));
  return [...body.directories.map(({ name }) => name), ...body.files.map(({ fileName }) => fileName), ...below.flat()];
}

const isAttackSuccessful = ({ text, headers }: Result): boolean =>
  text.includes(secret) ||
  text.includes('root:x:0') ||
  headers.some(([name, value]) => name === 'location' && !/^\/(?!\/)/.test(value)) ||
  headers.some(([name, value]) => name === 'x-broken' || (name === 'set-cookie' && value.includes('broken')));

describe('a hostile path or name', () => {
  it.each(Object.keys(attacks).map((name, turn) => [name, turn] as const))(
    'accesses no file or folder as %s',
    async (name, turn) => {
      const attack = attacks[name] ?? (() => Promise.reject(new Error('no attack')));
      const names = sampleCases(hostileNames, 3, turn);
      const responses = await victim.measureAttack(`${names.length} paths as ${name}`, async () => {
        const all: (readonly [string, Result])[] = [];
        for (const hostile of names) all.push([hostile, await attack(hostile)]);
        return all;
      });
      const broken = responses.filter(
        ([, result]) => isAttackSuccessful(result) || ![200, 308, 400, 403, 404, 405, 409].includes(result.status),
      );
      expect(broken).toEqual([]);
      const listed = await listNames('/');
      expect(listed.filter((stored) => forbiddenCharacters.test(stored) || stored === '.' || stored === '..')).toEqual(
        [],
      );
    },
  );

  it('leaves nothing outside the library, and only content under its hashes inside', () => {
    expect(filesAround().filter((path) => !isContent(path))).toEqual(before);
    expect(readFileSync(join(victim.folder, 'secret.txt'), 'utf8')).toBe(secret);
  });
});

describe('a hostile name of a file on a page', () => {
  it.each(sampleCases(hostileNames, 3))('does not change any header: %j', async (fileName) => {
    let url: string;
    try {
      ({ url } = await createPublishedWith(victim.staff, { ...imageOf(file), fileName }));
    } catch (error) {
      expect(String(error)).toMatch(/"V_\d\d"/);
      return;
    }
    const result = await responseOf(await victim.visitor.fetch(url));
    expect([result.status, isAttackSuccessful(result)]).toEqual([200, false]);
    const disposition = new Headers(result.headers).get('content-disposition') ?? '';
    expect(disposition).toMatch(
      /^inline; filename=(?:"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*"|[\w.%+~$&'^`|!#-]+)(?:; filename\*=UTF-8''[\w%.!#$&+^`|~-]+)?$/,
    );
  });
});
