import { type RestRoutes, successBody, successSchema } from '../shared/rest/index.ts';
import { deletePages } from './delete-pages.ts';
import { Errors } from '../shared/errors/index.ts';

const ids = { id: { code: Errors.pageNotFound, property: '' } } as const;

/** Deleting pages. */
export const binRoutes: RestRoutes = (rest) => {
  rest.post(
    '/page/:id/delete',
    {
      tag: 'Pages',
      summary: 'Move a page to the bin',
      access: 'delete-page',
      entity: 'page',
      ids,
      success: successSchema({}),
    },
    async ({ context, ids: { id } }) => {
      await deletePages(context, { pageIDs: [id] });
      return successBody({});
    },
  );
};
