import { type RestRouter, successBody, successSchema } from '../shared/rest/index.ts';
import { addVideo, addVideoInput } from './add-video.ts';
import { createDirectory, createDirectoryInput } from './create-directory.ts';
import { editFile, editFileInput, moveFile, moveFileInput } from './edit-file.ts';
import { directoryInput, getDirectory, searchFiles, searchFilesInput } from './get-directory.ts';
import {
  mediaContentResponse,
  directoryContentResponse,
  directoryResponse,
  fileResponse,
  toMediaContentResponse,
  toFileResponse,
} from './library.response.ts';
import { moveDirectory, moveDirectoryInput } from './move-directory.ts';
import { Errors } from '../shared/errors/index.ts';

const routeDefaults = { tag: 'Media', entity: 'media' };
const readOptions = { ...routeDefaults, access: 'signed-in', effect: 'read' } as const;
const changeOptions = { ...routeDefaults, access: 'manage-media' } as const;

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
}

/** REST routes of the library, except uploads and the bin. */
export function libraryRoutes(rest: RestRouter): void {
  addReadRoutes(rest);
  addFileRoutes(rest);
  addDirectoryRoutes(rest);
}
