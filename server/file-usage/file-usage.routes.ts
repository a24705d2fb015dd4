import { z } from 'zod';
import type { RestCall, RestRoutes } from '../shared/rest/index.ts';
import { binarySchema, fileContentTypes, respondWithFile } from '../media/index.ts';
import { getPageFile, pageFileQuerySchema } from './get-page-file.ts';
import { listPagesByFile, listPagesByFileInput } from './list-pages-by-file.ts';

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
      errors: { 404: ['V_12'] },
    },
    ({ context, body }) => listPagesByFile(context, body),
  );
  rest.get(
    '/medialib/get-page-file/:pageID/:group/:hash/:fileName',
    {
      ...routeDefaults,
      summary: 'A file as a page uses it; staff get files of any version, visitors those of the live one',
      access: 'anyone',
      ids: { pageID: { code: 'PM_01', property: '' } },
      query: pageFileQuerySchema,
      success: binarySchema,
      errors: { 404: ['V_12'] },
      file: { contentTypes: fileContentTypes, supportsRanges: true },
    },
    handleGetPageFile,
  );
};
