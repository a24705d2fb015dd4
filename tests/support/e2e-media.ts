import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { administrator } from './product.ts';

export type Picture = { name: string; colour: string; width?: number; height?: number };

async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const response = await page.request.post('/graphql', { data: { query, variables } });
  return ((await response.json()) as { data: Data }).data;
}

let count = 0;

/** A folder of its own for each test, with what the test needs in it. */
export async function openFolder(page: Page, folders: readonly string[] = [], pictures: readonly Picture[] = []) {
  count += 1;
  const name = `Test ${Date.now()}-${process.pid}-${count}`;
  await ask(
    page,
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { user { id } } }',
    administrator,
  );
  await createFolder(page, '/', name);
  for (const folder of folders) await createFolder(page, `/${name}`, folder);
  for (const picture of pictures) await addPicture(page, `/${name}`, picture);
  await page.goto(`/cmsadmin/medialibrary?folder=${encodeURIComponent(`/${name}`)}&sort=name&order=asc`);
  await expect(page.getByRole('heading', { name: 'Media Library' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Path of folders' })).toContainText(name);
  return { name, path: `/${name}` };
}

async function createFolder(page: Page, path: string, folderName: string): Promise<void> {
  const query =
    'mutation ($path: String!, $folderName: String!) { createDirectory(path: $path, folderName: $folderName) { errors { code } } }';
  await ask(page, query, { path, folderName });
}

export function draw({ colour, width = 90, height = 60 }: Omit<Picture, 'name'>): Promise<Buffer> {
  const background = colour;
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

export async function addPicture(page: Page, path: string, picture: Picture): Promise<number> {
  const operations = {
    query:
      'mutation ($path: String!, $file: Upload!) { addFile(path: $path, file: $file) { file { id } errors { code } } }',
    variables: { path, file: null },
  };
  const response = await page.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    multipart: {
      operations: JSON.stringify(operations),
      map: JSON.stringify({ file: ['variables.file'] }),
      file: { name: picture.name, mimeType: 'image/jpeg', buffer: await draw(picture) },
    },
  });
  const { data } = (await response.json()) as { data: { addFile: { file: { id: number } } } };
  return data.addFile.file.id;
}

export async function makeFile(picture: Picture) {
  return { name: picture.name, mimeType: 'image/jpeg', buffer: await draw(picture) };
}

/** A published page that shows a file. */
export async function publishPageWith(page: Page, fileID: number, fileName: string, cropParams: object | null = null) {
  const title = `Shows ${fileName} ${Date.now()}`;
  const input = { title, slug: `media-${Date.now()}-${count}`, type: 'default', locale: 'en' };
  const created = await ask<{ createPage: { page: { id: number } } }>(
    page,
    'mutation ($input: CreatePageInput!) { createPage(input: $input) { page { id } } }',
    { input },
  );
  const { id } = created.createPage.page;
  const read = await ask<{ page: { pageVersion: { id: number; revision: number } } }>(
    page,
    'query ($id: Int!) { page(id: $id) { pageVersion { id revision } } }',
    { id },
  );
  const none = { images: [], files: [] };
  const item = { fileID, fileName, altText: 'A wall', decorative: false, cropParams };
  const block = {
    type: 'image',
    key: 'b1',
    anchorPoint: '',
    props: { caption: '', width: 'column' },
    images: [{ name: 'image', items: [item] }],
    files: [],
  };
  const head = { title, seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null };
  const version = { ...read.page.pageVersion, ...head, blocks: [block], pageType: { props: {}, ...none } };
  const stored = await ask(
    page,
    'mutation ($input: StorePageVersionInput!) { storePageVersion(input: $input) { errors { code property } } }',
    { input: version },
  );
  expect(stored).toEqual({ storePageVersion: { errors: [] } });
  const published = await ask(page, 'mutation ($id: Int!) { publishPage(pageID: $id) { errors { code property } } }', {
    id,
  });
  expect(published).toEqual({ publishPage: { errors: [] } });
  return { id, title };
}

export const option = (page: Page, name: string) => page.getByRole('option').filter({ hasText: name });
export const dialog = (page: Page) => page.getByRole('dialog');
export const details = (page: Page) => page.getByRole('complementary', { name: 'Details' });
export const strip = (page: Page) => page.getByRole('region', { name: 'Uploads' });
export const bar = (page: Page) => page.getByRole('group', { name: 'Actions for what is selected' });

export async function expectAccessible(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

export async function expectOptions(page: Page, names: readonly string[]): Promise<void> {
  await expect(page.getByRole('option')).toHaveCount(names.length);
  for (const [index, name] of names.entries()) await expect(page.getByRole('option').nth(index)).toContainText(name);
}

export async function chooseFiles(
  page: Page,
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await (await chooser).setFiles(files);
}

/** Calls of the browser that read or changed the library, in their order. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) {
      const { operationName } = (request.postDataJSON() ?? {}) as { operationName?: string };
      if (operationName) calls.push(operationName);
    } else if (request.url().includes('/medialib/add-file')) calls.push('add-file');
  });
  return calls;
}

/** Four pictures of four colours, by name. */
export const four: Picture[] = ['a', 'b', 'c', 'd'].map((letter, index) => ({
  name: `${letter}.jpg`,
  colour: ['#f00', '#0f0', '#00f', '#ff0'][index] ?? '#000',
}));
