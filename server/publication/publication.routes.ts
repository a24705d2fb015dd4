import { type RestRoutes, succeed, successSchema } from '../shared/rest/index.ts';
import { publishPage } from './publish-page.ts';
import { unpublishPage } from './unpublish-page.ts';

const tag = 'Publication';
const ids = { id: { code: 'PM_01', property: '' } } as const;

/** What brings a page to visitors and takes it away. */
export const publicationRoutes: RestRoutes = (rest) => {
  rest.post(
    '/page/:id/publish',
    { tag, summary: 'Publish a page', access: 'publish-page', entity: 'page', ids, success: successSchema({}) },
    async ({ context, ids: { id } }) => {
      await publishPage(context, id);
      return succeed({});
    },
  );

  rest.post(
    '/page/:id/unpublish',
    {
      tag,
      summary: 'Take a page off the site',
      access: 'publish-page',
      entity: 'page',
      ids,
      success: successSchema({}),
    },
    async ({ context, ids: { id } }) => {
      await unpublishPage(context, id);
      return succeed({});
    },
  );
};
