import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { copyPreparedData } from '../support/prepared-data.ts';
import { administrator, makeAccessibleFolder, type Product, startProduct } from '../support/product.ts';
import { runCommand } from '../support/run-command.ts';
import { createClient, type TestClient } from '../support/test-client.ts';

let folder: string;
beforeEach(() => {
  folder = makeAccessibleFolder('ximblox bundle ');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: string, name: string, ...given: string[]) => runCommand(command, join(folder, name), given);

async function start(name: string, env: Record<string, string> = {}): Promise<Product> {
  const options = { logFile: join(folder, `${name}.log`), dataDir: join(folder, name) };
  const product = await startProduct({ ...options, env: { PUBLIC_URL: 'http://localhost:3000', ...env } });
  onTestFinished(() => product.stop());
  return product;
}

async function signIn({ address }: Product): Promise<TestClient> {
  const client = createClient(address);
  await client.post('/auth/login', administrator);
  return client;
}

type PageItem = { id: number; slug: string; locale: string; title: string };

const listPages = async (staff: TestClient): Promise<PageItem[]> =>
  (await staff.post<{ items: PageItem[] }>('/page/list', { pageSize: 1_000, columnToSort: 'slug' })).body.items;

/** The complete response of each page for visitors. */
async function readPages(product: Product, pages: readonly PageItem[]): Promise<string[]> {
  const visitor = createClient(product.address);
  return Promise.all(
    pages.map(async ({ slug, locale }) => (await visitor.post('/page/get-by-slug', { slug, locale })).text),
  );
}

/** Two starts and five commands, each of which loads all code: minutes on a busy machine. */
const timeoutMs = 300_000;

it('an export and its import into an empty installation produce the same site, byte for byte', {
  timeout: timeoutMs,
}, async () => {
  const file = join(folder, 'site.tar');
  copyPreparedData(join(folder, 'first'), 'demo');
  const first = await start('first');
  expect(await run('export', 'first', file)).toMatch(/[1-9]\d* pages, [1-9]\d* menus, [1-9]\d* media files/);
  const pages = await listPages(await signIn(first));
  const expected = await readPages(first, pages);
  expect(expected.filter((text) => text.includes('pageVersion')).length).toBeGreaterThan(5);

  expect(await run('import', 'second', '--dry-run', file)).toContain('Nothing was changed: this was a dry run');
  expect(await run('import', 'second', file)).toMatch(/^pages: [1-9]\d* new, 0 the same already$[\s\S]*^Imported$/m);
  const second = await start('second', { DEMO: '0' });
  const staff = await signIn(second);
  expect(await listPages(staff)).toMatchObject(
    pages.map(({ id, slug, locale, title }) => ({ id, slug, locale, title })),
  );
  expect(await readPages(second, pages)).toEqual(expected);
  const html = await (await fetch(`${first.address}/`)).text();
  expect(await (await fetch(`${second.address}/`)).text()).toBe(html);

  expect(await run('import', 'second', file)).toMatch(/^pages: 0 new, [1-9]\d* the same already$/m);
  const { body } = await staff.post('/page/create', { title: 'Mine', slug: 'mine', type: 'default', locale: 'en' });
  expect(body.Success).toBe(true);
  const [page] = pages;
  await staff.put(`/page/${page?.id}/save`, { slug: 'moved-away', shouldUpdateLinks: false });
  await expect(run('import', 'second', file)).rejects.toThrow('Nothing was imported: something is in the way');
});
