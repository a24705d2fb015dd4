import { z } from 'zod';
import { type RestRoutes, succeed, successSchema } from '../shared/rest/index.ts';
import { changeSlug, changeSlugInput } from './change-slug.ts';
import { anchorAvailableInput, checkAnchor } from './check-anchor.ts';
import { checkSlug, slugAvailableInput } from './check-slug.ts';
import { duplicatePage, duplicatePageInput } from './duplicate-page.ts';
import { getPages, getPagesInput } from './get-pages.ts';
import { listPages, listPagesInput } from './list-pages.ts';
import { pageAnswer, pageItemAnswer, toPageAnswer, toPageItem } from './page.answer.ts';
import { searchPages, searchPagesInput } from './search-pages.ts';

const tag = 'Pages';
const ids = { id: { code: 'PM_01', property: '' } } as const;
const reads = { tag, access: 'signed-in', entity: 'page', effect: 'read' } as const;
const available = z.object({ available: z.boolean() });

const foundPage = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  locale: z.string(),
  type: z.string(),
});

/** Lists of pages, for staff. */
const listRoutes: RestRoutes = (rest) => {
  rest.post(
    '/page/list',
    {
      ...reads,
      summary: 'The pages outside the bin',
      entity: 'list',
      body: listPagesInput,
      success: z.object({
        items: z.array(pageItemAnswer),
        totalItems: z.int(),
      }),
    },
    async ({ context, body }) => {
      const { items, totalItems } = await listPages(context, body);
      return { items: items.map(toPageItem), totalItems };
    },
  );

  rest.post(
    '/page/get-multiple',
    {
      ...reads,
      summary: 'Pages by their ids',
      body: getPagesInput,
      success: z.array(pageAnswer),
      errors: { 404: ['PM_01'] },
    },
    async ({ context, body }) => (await getPages(context, body)).map(toPageAnswer),
  );

  rest.post(
    '/page/search',
    { ...reads, summary: 'Pages for a link', body: searchPagesInput, success: z.array(foundPage) },
    ({ context, body }) => searchPages(context, body),
  );
};

/** Whether a name is free. */
const nameRoutes: RestRoutes = (rest) => {
  rest.post(
    '/page/slug-available',
    { ...reads, summary: 'Whether a slug is well formed and free', body: slugAvailableInput, success: available },
    async ({ context, body }) => ({ available: (await checkSlug(context, body)).available }),
  );

  rest.post(
    '/page/anchor-available',
    {
      ...reads,
      summary: 'Whether an anchor is free on a page',
      body: anchorAvailableInput,
      success: available,
      errors: { 400: ['V_16'], 404: ['PM_01'] },
    },
    ({ context, body }) => ({ available: checkAnchor(context, body) }),
  );
};

/** Changes of whole pages. */
const changeRoutes: RestRoutes = (rest) => {
  rest.put(
    '/page/:id/save',
    {
      tag,
      summary: 'Give a page another slug',
      access: 'edit-page',
      entity: 'page',
      ids,
      body: changeSlugInput,
      success: successSchema({}),
      errors: { 409: ['V_06'] },
    },
    async ({ context, ids: { id }, body }) => {
      await changeSlug(context, id, body);
      return succeed({});
    },
  );

  rest.post(
    '/page/duplicate',
    {
      tag,
      summary: 'Make a page with the content of another',
      access: 'create-page',
      entity: 'page',
      body: duplicatePageInput,
      success: successSchema({
        pageID: z.int(),
        pageVersionID: z.int(),
      }),
      errors: { 404: ['PM_01'], 409: ['V_06'] },
    },
    async ({ context, body }) => {
      const { page, version } = await duplicatePage(context, body);
      return succeed({ pageID: page.id, pageVersionID: version.id });
    },
  );
};

export const pageListRoutes: RestRoutes = (rest) => {
  for (const routes of [listRoutes, nameRoutes, changeRoutes]) routes(rest);
};
