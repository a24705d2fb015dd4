import { z } from 'zod';
import { type RestRoutes, successBody, successSchema } from '../shared/rest/index.ts';
import { createPage } from './create-page.ts';
import { loadNewestVersion } from './lock-pages.ts';
import { pageResponse, toPageResponse } from './page.response.ts';
import { pageVersionResponse, createPageInput, storePageVersionInput } from '../content/index.ts';
import { loadPage, loadVersion } from './page.queries.ts';
import { presentVersion } from './present-version.ts';
import { storePageVersion } from './store-page-version.ts';
import { Errors } from '../shared/errors/index.ts';

const tag = 'Pages';
const ids = { id: { code: Errors.pageNotFound, property: '' } } as const;

/** Pages, for staff. */
export const pageRoutes: RestRoutes = (rest) => {
  rest.post(
    '/page/create',
    {
      tag,
      summary: 'Create a page',
      access: 'create-page',
      entity: 'page',
      body: createPageInput,
      success: successSchema({
        pageID: z.int(),
        pageVersionID: z.int(),
      }),
      errors: { 400: [Errors.invalidUrl, Errors.invalidHtml], 409: [Errors.alreadyExists] },
    },
    async ({ context, body }) => {
      const { page, version } = await createPage(context, body);
      return successBody({ pageID: page.id, pageVersionID: version.id });
    },
  );

  rest.get(
    '/page/:id',
    { tag, summary: 'A page', access: 'signed-in', entity: 'page', ids, success: z.object({ page: pageResponse }) },
    async ({ context, ids: { id } }) => {
      const page = await loadPage(context.em, id);
      const version = await presentVersion(context, { page, version: await loadNewestVersion(context.em, page) });
      return { page: toPageResponse({ page, version }) };
    },
  );
};

/** Page versions, for staff. */
export const pageVersionRoutes: RestRoutes = (rest) => {
  rest.get(
    '/page/version/fetch/:id',
    {
      tag,
      summary: 'A page version',
      access: 'signed-in',
      entity: 'version',
      ids,
      success: z.object({ pageVersion: pageVersionResponse }),
    },
    async ({ context, ids: { id } }) => {
      const { page, version } = await loadVersion(context.em, id);
      return { pageVersion: await presentVersion(context, { page, version }) };
    },
  );

  rest.post(
    '/page/version/:id/store',
    {
      tag,
      summary: "Store a page's content",
      access: 'edit-page',
      entity: 'version',
      ids,
      body: storePageVersionInput,
      withoutBody: 'refused',
      success: successSchema({
        pageVersionID: z.int(),
        revision: z.int(),
        pageVersion: pageVersionResponse,
      }),
      errors: { 400: [Errors.invalidUrl, Errors.invalidHtml], 409: [Errors.invalidState] },
    },
    async ({ context, ids: { id }, body }) => {
      const { page, version } = await storePageVersion(context, id, body);
      const pageVersion = await presentVersion(context, { page, version });
      return successBody({ pageVersionID: version.id, revision: page.revision, pageVersion });
    },
  );
};
