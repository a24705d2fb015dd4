import type { Page } from '@playwright/test';
import { queryGraphQL, postGraphQL } from './graphql.ts';
import { imageBlock } from './blocks.ts';
import { uniqueWord } from './unique-word.ts';
import { createTestPage, publishPages } from './pages.ts';
import { createImageFile, type TestImage } from './images.ts';

/** Creates a folder with the session of the browser; returns its path. */
export async function makeFolder(page: Page, path: string, folderName: string): Promise<string> {
  const query =
    'mutation ($path: String!, $folderName: String!) { createDirectory(path: $path, folderName: $folderName) { errors { code } } }';
  await queryGraphQL(page, query, { path, folderName });
  return `${path === '/' ? '' : path}/${folderName}`;
}

/** Uploads an image into a folder; returns its id. */
export async function addImage(page: Page, path: string, image: TestImage): Promise<number> {
  const query =
    'mutation ($path: String!, $file: Upload!) { addFile(path: $path, file: $file) { file { id } errors { code } } }';
  const response = await postGraphQL(page, {
    multipart: {
      operations: JSON.stringify({ query, variables: { path, file: null } }),
      map: JSON.stringify({ file: ['variables.file'] }),
      file: await createImageFile(image),
    },
  });
  const { data } = (await response.json()) as { data: { addFile: { file: { id: number } } } };
  return data.addFile.file.id;
}

/** A published page that shows a file. */
export async function publishPageWithFile(
  page: Page,
  fileID: number,
  fileName: string,
  cropParams: object | null = null,
) {
  const title = `Shows ${fileName} ${uniqueWord()}`;
  const item = { fileID, fileName, altText: 'A wall', decorative: false, cropParams };
  const { id } = await createTestPage(page, { title, blocks: [imageBlock('b1', item)] });
  await publishPages(page, id);
  return { id, title };
}
