import { z } from 'zod';
import { type RestRoutes, succeed, successSchema } from '../shared/rest/index.ts';
import { listPreviews } from './list-previews.ts';
import { sharePreview, sharePreviewInput } from './share-preview.ts';
import { withdrawPreview } from './withdraw-preview.ts';

const described = { tag: 'Previews', entity: 'preview', access: 'signed-in' } as const;
const changing = { ...described, tokenScopes: ['edit-page', 'publish-page'] } as const;
const pageID = { id: { code: 'PM_01', property: '' } } as const;

const listedPreview = z
  .object({
    id: z.int(),
    pageVersionID: z.int().describe('the version that it shows'),
    createdBy: z.int().describe('0 when that user was removed'),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'PreviewLink' });

/** Links that show one version of a page to people without an account. */
export const previewRoutes: RestRoutes = (rest) => {
  rest.post(
    '/page/version/:id/share-preview',
    {
      ...changing,
      summary: 'Make a link that shows a version: edit-page or publish-page',
      ids: pageID,
      body: sharePreviewInput,
      success: successSchema({ url: z.url().describe('told here and never again') }),
    },
    async ({ context, ids: { id }, body }) => succeed({ url: (await sharePreview(context, id, body)).url }),
  );

  rest.get(
    '/page/:id/previews',
    {
      ...described,
      summary: 'The links that show a version of a page, newest first',
      ids: pageID,
      success: z.array(listedPreview),
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
      ...changing,
      summary: 'End a preview link: edit-page or publish-page, or whoever made it',
      ids: {
        id: {
          code: 'V_12',
          property: 'preview.id',
        },
      },
      errors: { 404: ['PM_01'] },
      success: successSchema({}),
    },
    async ({ context, ids: { id } }) => {
      await withdrawPreview(context, id);
      return succeed({});
    },
  );
};
