import { z } from 'zod';
import { type RestRouter, successBody, successSchema } from '../shared/rest/index.ts';
import { addVideo, addVideoInput } from './add-video.ts';
import { createDirectory, createDirectoryInput } from './create-directory.ts';
import { deleteDirectory, deleteFile, deleteFileInput } from './delete-media.ts';
import { editFile, editFileInput, moveFile, moveFileInput } from './edit-file.ts';
import { directoryInput, getDirectory, searchFiles, searchFilesInput } from './get-directory.ts';
import {
  mediaBinEntryResponse,
  mediaContentResponse,
  directoryContentResponse,
  directoryResponse,
  fileResponse,
  pageUsingFileResponse,
  toMediaBinEntryResponse,
  toMediaContentResponse,
  toFileResponse,
} from './library.response.ts';
import { listMediaBin, listMediaBinInput } from './list-media-bin.ts';
import { listPagesByFile, listPagesByFileInput } from './list-pages-by-file.ts';
import { moveDirectory, moveDirectoryInput } from './move-directory.ts';
import { restoreMedia, restoreMediaInput } from './restore-media.ts';
import { Errors } from '../shared/errors/index.ts';

const routeDefaults = { tag: 'Media', entity: 'media' };
const readOptions = { ...routeDefaults, access: 'signed-in', effect: 'read' } as const;
const changeOptions = { ...routeDefaults, access: 'manage-media' } as const;
const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), totalItems: z.int() });

function addReadRoutes(rest: RestRouter): void {
  rest.post(
    '/medialib/get-dir',
    {
      ...readOptions,
      summary: 'A folder with its content',
      body: directoryInput,
      success: directoryContentResponse,
      errors: { 404: [Errors.invalid] },
    },
    async ({ context, body }) => {
      const directory = await getDirectory(context, body);
      return { path: directory.path, ...toMediaContentResponse(directory) };
    },
  );
  rest.post(
    '/medialib/search-files',
    {
      ...readOptions,
      summary: 'Folders and files below a folder',
      body: searchFilesInput,
      success: mediaContentResponse,
      errors: { 404: [Errors.invalid] },
    },
    async ({ context, body }) => toMediaContentResponse(await searchFiles(context, body)),
  );
  rest.post(
    '/medialib/list-pages-by-file',
    {
      ...readOptions,
      summary: 'Pages that use a file',
      body: listPagesByFileInput,
      success: listOf(pageUsingFileResponse),
      errors: { 404: [Errors.invalid] },
    },
    ({ context, body }) => listPagesByFile(context, body),
  );
  rest.post(
    '/medialib/list-bin',
    {
      ...readOptions,
      summary: 'The bin of the library',
      body: listMediaBinInput,
      success: listOf(mediaBinEntryResponse),
    },
    async ({ context, body }) => {
      const { items, totalItems } = await listMediaBin(context, body);
      return { items: items.map(toMediaBinEntryResponse), totalItems };
    },
  );
}

function addFileRoutes(rest: RestRouter): void {
  const success = successSchema({ file: fileResponse });
  rest.post(
    '/medialib/add-video',
    {
      ...changeOptions,
      summary: 'Adds a video by its URL',
      body: addVideoInput,
      success,
      errors: { 400: [Errors.invalidUrl, Errors.blank], 404: [Errors.invalid], 409: [Errors.nameTaken] },
    },
    async ({ context, body }) => successBody({ file: toFileResponse(await addVideo(context, body)) }),
  );
  rest.post(
    '/medialib/edit-file',
    {
      ...changeOptions,
      summary: 'Changes the properties of a file',
      body: editFileInput,
      success,
      errors: { 400: [Errors.blank], 404: [Errors.invalid], 409: [Errors.targetExists] },
    },
    async ({ context, body }) => successBody({ file: toFileResponse(await editFile(context, body)) }),
  );
  rest.post(
    '/medialib/move-file',
    {
      ...changeOptions,
      summary: 'Moves or renames a file',
      body: moveFileInput,
      success,
      errors: { 400: [Errors.blank], 404: [Errors.invalid], 409: [Errors.targetExists] },
    },
    async ({ context, body }) => successBody({ file: toFileResponse(await moveFile(context, body)) }),
  );
  rest.post(
    '/medialib/delete-file',
    {
      ...changeOptions,
      summary: 'Moves a file to the bin',
      body: deleteFileInput,
      success: successSchema({}),
      errors: { 404: [Errors.invalid], 409: [Errors.invalidState] },
    },
    async ({ context, body }) => {
      await deleteFile(context, body);
      return successBody({});
    },
  );
}

function addDirectoryRoutes(rest: RestRouter): void {
  const success = successSchema({ directory: directoryResponse });
  rest.post(
    '/medialib/create-dir',
    {
      ...changeOptions,
      summary: 'Creates a folder',
      body: createDirectoryInput,
      success,
      errors: { 400: [Errors.blank], 404: [Errors.invalid], 409: [Errors.nameTaken] },
    },
    async ({ context, body }) => successBody({ directory: await createDirectory(context, body) }),
  );
  rest.post(
    '/medialib/move-directory',
    {
      ...changeOptions,
      summary: 'Moves or renames a folder',
      body: moveDirectoryInput,
      success,
      errors: {
        400: [Errors.blank],
        404: [Errors.invalid],
        409: [Errors.targetExists, Errors.nameTaken, Errors.invalidState],
      },
    },
    async ({ context, body }) => successBody({ directory: await moveDirectory(context, body) }),
  );
  rest.post(
    '/medialib/delete-directory',
    {
      ...changeOptions,
      summary: 'Moves a folder to the bin',
      body: directoryInput,
      success: successSchema({}),
      errors: { 404: [Errors.invalid], 409: [Errors.invalidState] },
    },
    async ({ context, body }) => {
      await deleteDirectory(context, body);
      return successBody({});
    },
  );
  rest.post(
    '/medialib/restore',
    {
      ...changeOptions,
      summary: 'Restores a file or folder from the bin',
      body: restoreMediaInput,
      success: successSchema({}),
      errors: { 404: [Errors.invalid], 409: [Errors.targetExists] },
    },
    async ({ context, body }) => {
      await restoreMedia(context, body);
      return successBody({});
    },
  );
}

/** REST routes of the library, except uploads. */
export function libraryRoutes(rest: RestRouter): void {
  addReadRoutes(rest);
  addFileRoutes(rest);
  addDirectoryRoutes(rest);
}
