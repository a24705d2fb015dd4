import { z } from 'zod';
import { type RestRoutes, successBody, successSchema } from '../shared/rest/index.ts';
import { excerptToHtml } from './engine/create-excerpt.ts';
import { getIndexStatus } from './index-status.ts';
import { indexAllPages, removeAllPages } from './index-work.ts';
import { consumeSearchRateLimit } from './search-services.ts';
import { searchSite } from './search-site.ts';
import { searchInput } from './search.input.ts';

const routeDefaults = { tag: 'Search', entity: 'search' } as const;
const manageDefaults = { ...routeDefaults, access: 'manage-search', success: successSchema({}) } as const;

const workState = z.enum(['idle', 'loading', 'success', 'error']);

const searchStatusResponse = z
  .object({
    removalState: workState,
    indexingState: workState,
    indexed: z.int().describe('pages in the index; while all pages are indexed, how many are done'),
    total: z.int().describe('published pages'),
  })
  .meta({ id: 'SearchStatus' });

const searchResultResponse = z
  .object({
    id: z.int(),
    slug: z.string(),
    locale: z.string(),
    type: z.string(),
    title: z.string(),
    excerpt: z.string().describe('HTML with only text and `mark` elements'),
  })
  .meta({ id: 'SearchResult' });

/** Search for anyone; the index for manage-search. */
export const searchRoutes: RestRoutes = (rest) => {
  rest.post(
    '/search/search',
    {
      ...routeDefaults,
      access: 'anyone',
      effect: 'read',
      summary: 'Find published pages',
      body: searchInput,
      success: z.object({
        total: z.int().describe('counted up to 1,000'),
        results: z.array(searchResultResponse),
      }),
    },
    async ({ context, body }) => {
      consumeSearchRateLimit(context);
      const { total, results } = await searchSite(context, body);
      return {
        total,
        results: results.map(({ id, slug, locale, type, title, excerpt }) => ({
          id,
          slug,
          locale,
          type,
          title,
          excerpt: excerptToHtml(excerpt),
        })),
      };
    },
  );

  rest.post('/search/remove-all-pages', { ...manageDefaults, summary: 'Empty the index' }, async ({ context }) => {
    await removeAllPages(context);
    return successBody({});
  });

  rest.post('/search/index-all-pages', { ...manageDefaults, summary: 'Rebuild the index' }, async ({ context }) => {
    await indexAllPages(context);
    return successBody({});
  });

  rest.get(
    '/search/status',
    { ...manageDefaults, summary: 'The state of the index', success: searchStatusResponse },
    async ({ context }) => {
      const { removalState, indexingState, indexed, total } = await getIndexStatus(context);
      return { removalState, indexingState, indexed, total };
    },
  );
};
