import { z } from 'zod';
import { type RestRoutes, successBody, successSchema } from '../shared/rest/index.ts';
import { listPreviews } from './list-previews.ts';
import { sharePreview, sharePreviewInput } from './share-preview.ts';
import { withdrawPreview } from './withdraw-preview.ts';
import { Errors } from '../shared/errors/index.ts';

const routeDefaults = { tag: 'Previews', entity: 'preview', access: 'signed-in' } as const;
const changeDefaults = { ...routeDefaults, tokenScopes: ['edit-page', 'publish-page'] } as const;
const pageIDParam = { id: { code: Errors.pageNotFound, property: '' } } as const;

const listedPreviewResponse = z
  .object({
    id: z.int(),
    pageVersionID: z.int().describe('the shown version'),
    createdBy: z.int().describe('0 if that user was removed'),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'PreviewLink' });

/** Preview links, which show a version of a page to people without an account. */
export const previewRoutes: RestRoutes = (rest) => {
  rest.post(
    '/page/version/:id/share-preview',
    {
      ...changeDefaults,
      summary: 'Create a preview link for a version: edit-page or publish-page',
      ids: pageIDParam,
      body: sharePreviewInput,
      success: successSchema({ url: z.url().describe('returned only here; it is not stored') }),
    },
    async ({ context, ids: { id }, body }) => successBody({ url: (await sharePreview(context, id, body)).url }),
  );

  rest.get(
    '/page/:id/previews',
    {
      ...routeDefaults,
      summary: 'The preview links of a page, newest first',
      ids: pageIDParam,
      success: z.array(listedPreviewResponse),
    },
    async ({ context, ids: { id } }) =>
      (await listPreviews(context, id)).map((link) => ({
        id: link.id,
        pageVersionID: link.versionID,
        createdBy: link.createdBy ?? 0,
        createdAt: link.createdAt.toISOString(),
        expiresAt: link.expiresAt.toISOString(),
      })),
  );

  rest.post(
    '/page/preview/:id/withdraw',
    {
      ...changeDefaults,
      summary: 'Withdraw a preview link: edit-page, publish-page, or its author',
      ids: {
        id: {
          code: Errors.invalid,
          property: 'preview.id',
        },
      },
      errors: { 404: [Errors.pageNotFound] },
      success: successSchema({}),
    },
    async ({ context, ids: { id } }) => {
      await withdrawPreview(context, id);
      return successBody({});
    },
  );
};
