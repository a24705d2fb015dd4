import { z } from 'zod';
import { type RestRoutes, successBody, successSchema } from '../shared/rest/index.ts';
import { createTranslation, createTranslationInput } from './create-translation.ts';
import { Errors } from '../shared/errors/index.ts';

/** Translations of pages, for staff. */
export const translationRoutes: RestRoutes = (rest) => {
  rest.post(
    '/page/create-translation',
    {
      tag: 'Pages',
      summary: 'Translate a page',
      access: 'create-page',
      entity: 'page',
      body: createTranslationInput,
      success: successSchema({
        pageID: z.int(),
        pageVersionID: z.int(),
      }),
      errors: { 404: [Errors.pageNotFound], 409: [Errors.alreadyExists] },
    },
    async ({ context, body }) => {
      const { page, version } = await createTranslation(context, body);
      return successBody({ pageID: page.id, pageVersionID: version.id });
    },
  );
};
