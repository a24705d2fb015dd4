import { z } from 'zod';
import { readUpload, type RestRouter, type RestCall, successBody, successSchema } from '../shared/rest/index.ts';
import { maxFileBytes, maxFileSizeText } from '../shared/upload-limit.ts';
import { addReceivedFile } from './add-file.ts';
import { binarySchema, fileContentTypes, respondWithBytes, respondWithFile } from './file.response.ts';
import { fileResponse, toFileResponse } from './library.response.ts';
import { libraryRoutes } from './library.routes.ts';
import { previewCrop, previewCropSchema, previewImage, previewImageSchema } from './preview-file.ts';
import { receiveFile } from './receive-file.ts';
import { Errors } from '../shared/errors/index.ts';

const routeDefaults = { tag: 'Media', entity: 'media' };

const uploadSchema = z.object({
  path: z.string().describe('folder, `/` is the root'),
  f: z.string().describe(`the file, at most ${maxFileSizeText}`).meta({ format: 'binary' }),
});

async function handleAddFile({ context, request }: RestCall) {
  const upload = await readUpload(request, {
    entity: 'media',
    maxBytes: maxFileBytes,
    receive: (stream) => receiveFile(context, stream),
  });
  return successBody({ file: toFileResponse(await addReceivedFile(context, upload)) });
}

/** REST routes of the library, of uploads and of previews. */
export function mediaRoutes(rest: RestRouter): void {
  libraryRoutes(rest);
  rest.post(
    '/medialib/add-file',
    {
      ...routeDefaults,
      summary: 'Adds a file to a folder',
      access: 'manage-media',
      bodyType: 'multipart',
      body: uploadSchema,
      success: successSchema({ file: fileResponse }),
      errors: { 400: [Errors.blank, Errors.fileRequired], 404: [Errors.invalid], 409: [Errors.nameTaken] },
    },
    handleAddFile,
  );
  rest.get(
    '/medialib/preview-image',
    {
      ...routeDefaults,
      summary: 'A file of the library',
      access: 'signed-in',
      query: previewImageSchema,
      success: binarySchema,
      errors: { 404: [Errors.invalid] },
      file: { contentTypes: fileContentTypes, supportsRanges: true },
    },
    async ({ context, query, request }) =>
      respondWithFile(request, context.services.storage, await previewImage(context, query)),
  );
  rest.get(
    '/medialib/preview-crop',
    {
      ...routeDefaults,
      summary: 'A crop that is being edited',
      access: 'signed-in',
      query: previewCropSchema,
      success: binarySchema,
      errors: { 404: [Errors.invalid] },
      file: { contentTypes: fileContentTypes },
    },
    async ({ context, query }) => respondWithBytes(await previewCrop(context, query)),
  );
}
