import { z } from 'zod';
import { type RestRoutes, successBody, successSchema } from '../shared/rest/index.ts';
import { deleteDirectory, deleteFile, deleteFileInput } from './delete-media.ts';
import { directoryInput } from '../media/index.ts';
import { listMediaBin, listMediaBinInput } from './list-media-bin.ts';
import { mediaBinEntryResponse, toMediaBinEntryResponse } from './media-bin.response.ts';
import { restoreMedia, restoreMediaInput } from './restore-media.ts';
import { Errors } from '../shared/errors/index.ts';

const routeDefaults = { tag: 'Media', entity: 'media' };
const changeOptions = { ...routeDefaults, access: 'manage-media' } as const;

/** The bin of the library. */
export const mediaBinRoutes: RestRoutes = (rest) => {
  rest.post(
    '/medialib/list-bin',
    {
      ...routeDefaults,
      access: 'signed-in',
      effect: 'read',
      summary: 'The bin of the library',
      body: listMediaBinInput,
      success: z.object({ items: z.array(mediaBinEntryResponse), totalItems: z.int() }),
    },
    async ({ context, body }) => {
      const { items, totalItems } = await listMediaBin(context, body);
      return { items: items.map(toMediaBinEntryResponse), totalItems };
    },
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
};
