import type { Page } from '@playwright/test';
import { ask, postGraphQL } from './ask.ts';
import { imageBlock } from './blocks.ts';
import { makeMark } from './names.ts';
import { makePage, publishPages } from './pages.ts';
import { makePictureFile, type Picture } from './pictures.ts';

/** Makes a folder with the session of the browser; answers its path. */
export async function makeFolder(page: Page, path: string, folderName: string): Promise<string> {
  const query =
    'mutation ($path: String!, $folderName: String!) { createDirectory(path: $path, folderName: $folderName) { errors { code } } }';
  await ask(page, query, { path, folderName });
  return `${path === '/' ? '' : path}/${folderName}`;
}

/** Puts a picture into a folder; answers its number. */
export async function addPicture(page: Page, path: string, picture: Picture): Promise<number> {
  const query =
    'mutation ($path: String!, $file: Upload!) { addFile(path: $path, file: $file) { file { id } errors { code } } }';
  const response = await postGraphQL(page, {
    multipart: {
      operations: JSON.stringify({ query, variables: { path, file: null } }),
      map: JSON.stringify({ file: ['variables.file'] }),
      file: await makePictureFile(picture),
    },
  });
  const { data } = (await response.json()) as { data: { addFile: { file: { id: number } } } };
  return data.addFile.file.id;
}

/** A published page that shows a file. */
export async function publishPageWith(page: Page, fileID: number, fileName: string, cropParams: object | null = null) {
  const title = `Shows ${fileName} ${makeMark()}`;
  const item = { fileID, fileName, altText: 'A wall', decorative: false, cropParams };
  const { id } = await makePage(page, { title, blocks: [imageBlock('b1', item)] });
  await publishPages(page, id);
  return { id, title };
}
