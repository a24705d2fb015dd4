import { z } from 'zod';
import type { RestCall, RestRoutes } from '../shared/rest/index.ts';
import { binarySchema, fileContentTypes, respondWithFile } from '../media/index.ts';
import { getPageFile, pageFileQuerySchema } from './get-page-file.ts';
import { listPagesByFile, listPagesByFileInput } from './list-pages-by-file.ts';
import { Errors } from '../shared/errors/index.ts';

const routeDefaults = { tag: 'Media', entity: 'media' };

const pageUsingFileResponse = z.object({
  id: z.int().positive(),
  title: z.string(),
  slug: z.string(),
  locale: z.string(),
  type: z.string(),
  published: z.boolean().describe('whether visitors see the page now'),
});

async function handleGetPageFile({ context, ids, params, query, request }: RestCall<'pageID'>) {
  const address = { pageID: ids.pageID, group: params.group ?? '', hash: params.hash ?? '' };
  return respondWithFile(request, context.services.storage, await getPageFile(context, address, query));
}

/** The pages that use a file, and files as pages use them. */
export const fileUsageRoutes: RestRoutes = (rest) => {
  rest.post(
    '/medialib/list-pages-by-file',
    {
      ...routeDefaults,
      access: 'signed-in',
      effect: 'read',
      summary: 'Pages that use a file',
      body: listPagesByFileInput,
      success: z.object({ items: z.array(pageUsingFileResponse), totalItems: z.int() }),
      errors: { 404: [Errors.invalid] },
    },
    ({ context, body }) => listPagesByFile(context, body),
  );
  rest.get(
    '/medialib/get-page-file/:pageID/:group/:hash/:fileName',
    {
      ...routeDefaults,
      summary: 'A file as a page uses it; staff get files of any version, visitors those of the live one',
      access: 'anyone',
      ids: { pageID: { code: Errors.pageNotFound, property: '' } },
      query: pageFileQuerySchema,
      success: binarySchema,
      errors: { 404: [Errors.invalid] },
      file: { contentTypes: fileContentTypes, supportsRanges: true },
    },
    handleGetPageFile,
  );
};
