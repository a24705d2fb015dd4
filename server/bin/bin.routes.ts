import { type RestRoutes, succeed, successSchema } from '../shared/rest/index.ts';
import { deletePages } from './delete-pages.ts';

const ids = { id: { code: 'PM_01', property: '' } } as const;

/** What takes pages away. */
export const binRoutes: RestRoutes = (rest) => {
  rest.post(
    '/page/:id/delete',
    {
      tag: 'Pages',
      summary: 'Put a page into the bin',
      access: 'delete-page',
      entity: 'page',
      ids,
      success: successSchema({}),
    },
    async ({ context, ids: { id } }) => {
      await deletePages(context, { pageIDs: [id] });
      return succeed({});
    },
  );
};
