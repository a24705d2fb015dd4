import { z } from 'zod';
import { type Rest, succeed, successSchema } from '../shared/rest/index.ts';
import { addVideo, addVideoInput } from './add-video.ts';
import { createDirectory, createDirectoryInput } from './create-directory.ts';
import { deleteDirectory, deleteFile, deleteFileInput } from './delete-media.ts';
import { editFile, editFileInput, moveFile, moveFileInput } from './edit-file.ts';
import { directoryInput, getDirectory, searchFiles, searchFilesInput } from './get-directory.ts';
import {
  binEntrySchema,
  contentSchema,
  directoryContentSchema,
  directorySchema,
  fileSchema,
  pageOfFileSchema,
  presentBinEntry,
  presentContent,
  presentFile,
} from './library.answer.ts';
import { listBin, listBinInput } from './list-bin.ts';
import { listPagesByFile, listPagesByFileInput } from './list-pages-by-file.ts';
import { moveDirectory, moveDirectoryInput } from './move-directory.ts';
import { restoreMedia, restoreMediaInput } from './restore-media.ts';

const media = { tag: 'Media', entity: 'media' };
const reading = { ...media, access: 'signed-in', effect: 'read' } as const;
const changing = { ...media, access: 'manage-media' } as const;
const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), totalItems: z.int() });

function addReadingRoutes(rest: Rest): void {
  rest.post(
    '/medialib/get-dir',
    {
      ...reading,
      summary: 'A folder with what lies in it',
      body: directoryInput,
      success: directoryContentSchema,
      errors: { 404: ['V_12'] },
    },
    async ({ context, body }) => {
      const directory = await getDirectory(context, body);
      return { path: directory.path, ...presentContent(directory) };
    },
  );
  rest.post(
    '/medialib/search-files',
    {
      ...reading,
      summary: 'Folders and files below a folder',
      body: searchFilesInput,
      success: contentSchema,
      errors: { 404: ['V_12'] },
    },
    async ({ context, body }) => presentContent(await searchFiles(context, body)),
  );
  rest.post(
    '/medialib/list-pages-by-file',
    {
      ...reading,
      summary: 'Pages that use a file',
      body: listPagesByFileInput,
      success: listOf(pageOfFileSchema),
      errors: { 404: ['V_12'] },
    },
    ({ context, body }) => listPagesByFile(context, body),
  );
  rest.post(
    '/medialib/list-bin',
    { ...reading, summary: 'What lies in the bin', body: listBinInput, success: listOf(binEntrySchema) },
    async ({ context, body }) => {
      const { items, totalItems } = await listBin(context, body);
      return { items: items.map(presentBinEntry), totalItems };
    },
  );
}

function addFileRoutes(rest: Rest): void {
  const success = successSchema({ file: fileSchema });
  rest.post(
    '/medialib/add-video',
    {
      ...changing,
      summary: 'Adds a video by its address',
      body: addVideoInput,
      success,
      errors: { 400: ['V_13', 'V_16'], 404: ['V_12'], 409: ['ML_03'] },
    },
    async ({ context, body }) => succeed({ file: presentFile(await addVideo(context, body)) }),
  );
  rest.post(
    '/medialib/edit-file',
    {
      ...changing,
      summary: 'Changes what is kept about a file',
      body: editFileInput,
      success,
      errors: { 400: ['V_16'], 404: ['V_12'], 409: ['ML_02'] },
    },
    async ({ context, body }) => succeed({ file: presentFile(await editFile(context, body)) }),
  );
  rest.post(
    '/medialib/move-file',
    {
      ...changing,
      summary: 'Moves or renames a file',
      body: moveFileInput,
      success,
      errors: { 400: ['V_16'], 404: ['V_12'], 409: ['ML_02'] },
    },
    async ({ context, body }) => succeed({ file: presentFile(await moveFile(context, body)) }),
  );
  rest.post(
    '/medialib/delete-file',
    {
      ...changing,
      summary: 'Puts a file into the bin',
      body: deleteFileInput,
      success: successSchema({}),
      errors: { 404: ['V_12'], 409: ['V_07'] },
    },
    async ({ context, body }) => {
      await deleteFile(context, body);
      return succeed({});
    },
  );
}

function addDirectoryRoutes(rest: Rest): void {
  const success = successSchema({ directory: directorySchema });
  rest.post(
    '/medialib/create-dir',
    {
      ...changing,
      summary: 'Makes a folder',
      body: createDirectoryInput,
      success,
      errors: { 400: ['V_16'], 404: ['V_12'], 409: ['ML_03'] },
    },
    async ({ context, body }) => succeed({ directory: await createDirectory(context, body) }),
  );
  rest.post(
    '/medialib/move-directory',
    {
      ...changing,
      summary: 'Moves or renames a folder',
      body: moveDirectoryInput,
      success,
      errors: { 400: ['V_16'], 404: ['V_12'], 409: ['ML_02', 'ML_03', 'V_07'] },
    },
    async ({ context, body }) => succeed({ directory: await moveDirectory(context, body) }),
  );
  rest.post(
    '/medialib/delete-directory',
    {
      ...changing,
      summary: 'Puts a folder into the bin',
      body: directoryInput,
      success: successSchema({}),
      errors: { 404: ['V_12'], 409: ['V_07'] },
    },
    async ({ context, body }) => {
      await deleteDirectory(context, body);
      return succeed({});
    },
  );
  rest.post(
    '/medialib/restore',
    {
      ...changing,
      summary: 'Takes a file or folder out of the bin',
      body: restoreMediaInput,
      success: successSchema({}),
      errors: { 404: ['V_12'], 409: ['ML_02'] },
    },
    async ({ context, body }) => {
      await restoreMedia(context, body);
      return succeed({});
    },
  );
}

/** The library: what lies where, and every change of it but uploads. */
export function libraryRoutes(rest: Rest): void {
  addReadingRoutes(rest);
  addFileRoutes(rest);
  addDirectoryRoutes(rest);
}
