import { z } from 'zod';
import { readUpload, type Rest, type RestCall, succeed, successSchema } from '../shared/rest/index.ts';
import { maxFileBytes, maxFileSize } from '../shared/upload-limit.ts';
import { addReceivedFile } from './add-file.ts';
import { extensionByType } from './content-type.ts';
import { answerBytes, answerFile } from './file.answer.ts';
import { getPageFile, pageFileQuerySchema } from './get-page-file.ts';
import { fileSchema, presentFile } from './library.answer.ts';
import { libraryRoutes } from './library.routes.ts';
import { previewCrop, previewCropSchema, previewImage, previewImageSchema } from './preview-file.ts';
import { receiveFile } from './receive-file.ts';

const media = { tag: 'Media', entity: 'media' };

const uploadSchema = z.object({
  path: z.string().describe('folder, `/` is the root'),
  f: z.string().describe(`the file, at most ${maxFileSize}`).meta({ format: 'binary' }),
});

const bytes = z.string().meta({ format: 'binary' });
const contentTypes = Object.keys(extensionByType);
const files = { contentTypes, inParts: true };

async function handleAddFile({ context, request }: RestCall) {
  const upload = await readUpload(request, {
    entity: 'media',
    maxBytes: maxFileBytes,
    storage: context.services.storage,
    receive: (stream) => receiveFile(context, stream),
  });
  return succeed({ file: presentFile(await addReceivedFile(context, upload)) });
}

async function handleGetPageFile({ context, ids, params, query, request }: RestCall<'pageID'>) {
  const address = { pageID: ids.pageID, group: params.group ?? '', hash: params.hash ?? '' };
  return answerFile(request, context.services.storage, await getPageFile(context, address, query));
}

/** The library, uploads, and the files themselves: of pages for visitors, of the library for the staff. */
export function mediaRoutes(rest: Rest): void {
  libraryRoutes(rest);
  rest.post(
    '/medialib/add-file',
    {
      ...media,
      summary: 'Adds a file to a folder',
      access: 'manage-media',
      bodyType: 'multipart',
      body: uploadSchema,
      success: successSchema({ file: fileSchema }),
      errors: { 400: ['V_16', 'V_17'], 404: ['V_12'], 409: ['ML_03'] },
    },
    handleAddFile,
  );
  rest.get(
    '/medialib/get-page-file/:pageID/:group/:hash/:fileName',
    {
      ...media,
      summary: 'A file as a page uses it; staff get those of any version, visitors those of the published one',
      access: 'anyone',
      ids: { pageID: { code: 'PM_01', property: '' } },
      query: pageFileQuerySchema,
      success: bytes,
      errors: { 404: ['V_12'] },
      file: files,
    },
    handleGetPageFile,
  );
  rest.get(
    '/medialib/preview-image',
    {
      ...media,
      summary: 'A file of the library',
      access: 'signed-in',
      query: previewImageSchema,
      success: bytes,
      errors: { 404: ['V_12'] },
      file: files,
    },
    async ({ context, query, request }) =>
      answerFile(request, context.services.storage, await previewImage(context, query)),
  );
  rest.get(
    '/medialib/preview-crop',
    {
      ...media,
      summary: 'A crop being tried out',
      access: 'signed-in',
      query: previewCropSchema,
      success: bytes,
      errors: { 404: ['V_12'] },
      file: { contentTypes },
    },
    async ({ context, query }) => answerBytes(await previewCrop(context, query)),
  );
}
