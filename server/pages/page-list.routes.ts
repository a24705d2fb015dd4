import { z } from 'zod';
import { type RestRoutes, successBody, successSchema } from '../shared/rest/index.ts';
import { changeSlug, changeSlugInput } from './change-slug.ts';
import { anchorAvailableInput, isAnchorAvailable } from '../content/index.ts';
import { checkSlug, slugAvailableInput } from './check-slug.ts';
import { duplicatePage, duplicatePageInput } from './duplicate-page.ts';
import { getPages, getPagesInput } from './get-pages.ts';
import { listPages, listPagesInput } from './list-pages.ts';
import { pageResponse, pageItemResponse, toPageResponse, toPageItemResponse } from './page.response.ts';
import { searchPages, searchPagesInput } from './search-pages.ts';
import { Errors } from '../shared/errors/index.ts';

const tag = 'Pages';
const ids = { id: { code: Errors.pageNotFound, property: '' } } as const;
const readOptions = { tag, access: 'signed-in', entity: 'page', effect: 'read' } as const;
const availableSchema = z.object({ available: z.boolean() });

const pageSearchResult = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  locale: z.string(),
  type: z.string(),
});

/** Page lists for staff. */
const listRoutes: RestRoutes = (rest) => {
  rest.post(
    '/page/list',
    {
      ...readOptions,
      summary: 'The pages outside the bin',
      entity: 'list',
      body: listPagesInput,
      success: z.object({
        items: z.array(pageItemResponse),
        totalItems: z.int(),
      }),
    },
    async ({ context, body }) => {
      const { items, totalItems } = await listPages(context, body);
      return { items: items.map(toPageItemResponse), totalItems };
    },
  );

  rest.post(
    '/page/get-multiple',
    {
      ...readOptions,
      summary: 'Pages by their ids',
      body: getPagesInput,
      success: z.array(pageResponse),
      errors: { 404: [Errors.pageNotFound] },
    },
    async ({ context, body }) => (await getPages(context, body)).map(toPageResponse),
  );

  rest.post(
    '/page/search',
    { ...readOptions, summary: 'Pages for a link', body: searchPagesInput, success: z.array(pageSearchResult) },
    ({ context, body }) => searchPages(context, body),
  );
};

/** Availability of slugs and anchors. */
const availabilityRoutes: RestRoutes = (rest) => {
  rest.post(
    '/page/slug-available',
    {
      ...readOptions,
      summary: 'Whether a slug is well formed and free',
      body: slugAvailableInput,
      success: availableSchema,
    },
    async ({ context, body }) => ({ available: (await checkSlug(context, body)).available }),
  );

  rest.post(
    '/page/anchor-available',
    {
      ...readOptions,
      summary: 'Whether an anchor is free on a page',
      body: anchorAvailableInput,
      success: availableSchema,
      errors: { 400: [Errors.blank], 404: [Errors.pageNotFound] },
    },
    ({ context, body }) => ({ available: isAnchorAvailable(context, body) }),
  );
};

/** Changing a slug and duplicating a page. */
const changeRoutes: RestRoutes = (rest) => {
  rest.put(
    '/page/:id/save',
    {
      tag,
      summary: 'Change the slug of a page',
      access: 'edit-page',
      entity: 'page',
      ids,
      body: changeSlugInput,
      success: successSchema({}),
      errors: { 409: [Errors.alreadyExists] },
    },
    async ({ context, ids: { id }, body }) => {
      await changeSlug(context, id, body);
      return successBody({});
    },
  );

  rest.post(
    '/page/duplicate',
    {
      tag,
      summary: 'Create a page with the content of another',
      access: 'create-page',
      entity: 'page',
      body: duplicatePageInput,
      success: successSchema({
        pageID: z.int(),
        pageVersionID: z.int(),
      }),
      errors: { 404: [Errors.pageNotFound], 409: [Errors.alreadyExists] },
    },
    async ({ context, body }) => {
      const { page, version } = await duplicatePage(context, body);
      return successBody({ pageID: page.id, pageVersionID: version.id });
    },
  );
};

/** Routes for page lists, availability checks, and changes of single pages. */
export const pageListRoutes: RestRoutes = (rest) => {
  for (const routes of [listRoutes, availabilityRoutes, changeRoutes]) routes(rest);
};
