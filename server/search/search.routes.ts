import { z } from 'zod';
import { type RestRoutes, succeed, successSchema } from '../shared/rest/index.ts';
import { toHtml } from './excerpt.ts';
import { getIndexStatus } from './index-status.ts';
import { indexAllPages, removeAllPages } from './index-work.ts';
import { takeSearch } from './search-services.ts';
import { searchSite } from './search-site.ts';
import { searchInput } from './search.input.ts';

const described = { tag: 'Search', entity: 'search' } as const;
const managed = { ...described, access: 'manage-search', success: successSchema({}) } as const;

const workState = z.enum(['idle', 'loading', 'success', 'error']);

const statusAnswer = z
  .object({
    removalState: workState,
    indexingState: workState,
    indexed: z.int().describe('pages in the index; while all are indexed, how many of them are done'),
    total: z.int().describe('pages that visitors see'),
  })
  .meta({ id: 'SearchStatus' });

const resultAnswer = z
  .object({
    id: z.int(),
    slug: z.string(),
    locale: z.string(),
    type: z.string(),
    title: z.string(),
    excerpt: z.string().describe('HTML that holds nothing but text and `mark`'),
  })
  .meta({ id: 'SearchResult' });

/** Search for anyone, and the index for who keeps it. */
export const searchRoutes: RestRoutes = (rest) => {
  rest.post(
    '/search/search',
    {
      ...described,
      access: 'anyone',
      effect: 'read',
      summary: 'Find published pages',
      body: searchInput,
      success: z.object({
        total: z.int().describe('counted up to 1,000'),
        results: z.array(resultAnswer),
      }),
    },
    async ({ context, body }) => {
      takeSearch(context);
      const { total, results } = await searchSite(context, body);
      return {
        total,
        results: results.map(({ id, slug, locale, type, title, excerpt }) => ({
          id,
          slug,
          locale,
          type,
          title,
          excerpt: toHtml(excerpt),
        })),
      };
    },
  );

  rest.post('/search/remove-all-pages', { ...managed, summary: 'Empty the index' }, async ({ context }) => {
    await removeAllPages(context);
    return succeed({});
  });

  rest.post('/search/index-all-pages', { ...managed, summary: 'Build the index anew' }, async ({ context }) => {
    await indexAllPages(context);
    return succeed({});
  });

  rest.get(
    '/search/status',
    { ...managed, summary: 'The state of the index', success: statusAnswer },
    async ({ context }) => {
      const { removalState, indexingState, indexed, total } = await getIndexStatus(context);
      return { removalState, indexingState, indexed, total };
    },
  );
};
