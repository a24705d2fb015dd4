import { z } from 'zod';
import { loadSettings } from '../settings/index.ts';
import type { CachedResponse, ResponseCache } from '../shared/cache/index.ts';
import type { Context } from '../shared/context.ts';
import { parseInput, Errors } from '../shared/errors/index.ts';
import { respondFromCache, RawResponse, type RestRoutes } from '../shared/rest/index.ts';
import { getPublishedPage, publishedAddressInput } from './get-published-page.ts';
import { getPublishedPages, type TypeAndLocaleFilter, publishedPagesInput } from './get-published-pages.ts';
import { resolvePageTypeID } from '../content/index.ts';
import { publishedPageResponse, toPublishedPageResponse } from './published-page.response.ts';
import { presentVersion } from '../pages/index.ts';
import { getSiblingSlugs, siblingSlugResponse } from './get-sibling-slugs.ts';

declare module '../shared/context.ts' {
  interface Services {
    /** Responses that are the same for every visitor. */
    responseCache: ResponseCache;
  }
}

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' };

/** The cached response is the same for everyone, so staff get what visitors get. */
const asVisitor = (context: Context): Context => ({ ...context, viewer: null });

async function createPageResponse(context: Context, input: unknown): Promise<CachedResponse> {
  const found = await getPublishedPage(context.em, input);
  const page = toPublishedPageResponse({ page: found.page, version: await presentVersion(asVisitor(context), found) });
  return { status: 200, body: Buffer.from(JSON.stringify({ page })), headers: jsonHeaders };
}

async function respondWithPage(context: Context, input: unknown): Promise<RawResponse> {
  const address = parseInput(publishedAddressInput, input, 'page');
  const key = `page-by-slug ${address.locale ?? ''} ${address.slug}`;
  return respondFromCache({ cache: context.services.responseCache, key }, () => createPageResponse(context, address));
}

async function createPagesResponse(context: Context, filter: TypeAndLocaleFilter): Promise<CachedResponse> {
  const pages = await getPublishedPages(context, filter);
  return { status: 200, body: Buffer.from(JSON.stringify(pages.map(toPublishedPageResponse))), headers: jsonHeaders };
}

/** Unknown types and locales get an empty list without caching, so that requests for them cannot fill the cache. */
async function respondWithPages(context: Context, input: unknown): Promise<RawResponse> {
  const { type, locale } = parseInput(publishedPagesInput, input, 'page');
  const { pageTypeDefinitions, responseCache } = context.services;
  const { availableLocales } = await loadSettings(context.em);
  const knownType = type === null ? null : resolvePageTypeID(pageTypeDefinitions, type);
  const isKnown = knownType === null || pageTypeDefinitions.some(({ id }) => id === knownType);
  if (!isKnown || (locale !== null && !availableLocales.includes(locale))) return new RawResponse('[]', jsonHeaders);
  const key = `pages ${locale ?? ''} ${knownType ?? ''}`;
  return respondFromCache({ cache: responseCache, key }, () =>
    createPagesResponse(context, { type: knownType, locale }),
  );
}

const routeDefaults = {
  tag: 'Site',
  summary: 'The published page at a slug',
  access: 'anyone',
  entity: 'page',
  success: z.object({ page: publishedPageResponse }),
} as const;

/** Published pages, for anyone. */
export const publishedPageRoutes: RestRoutes = (rest) => {
  rest.get(
    '/page/get-by-slug-query',
    { ...routeDefaults, query: publishedAddressInput, errors: { 404: [Errors.pageNotFound] } },
    ({ context, query }) => respondWithPage(context, query),
  );
  rest.post(
    '/page/get-by-slug',
    { ...routeDefaults, effect: 'read', body: publishedAddressInput, errors: { 404: [Errors.pageNotFound] } },
    ({ context, body }) => respondWithPage(context, body),
  );

  rest.post(
    '/page/get-pages',
    {
      ...routeDefaults,
      summary: 'The published pages of a type and a locale, last published first',
      effect: 'read',
      body: publishedPagesInput,
      success: z.array(publishedPageResponse),
    },
    ({ context, body }) => respondWithPages(context, body),
  );

  rest.get(
    '/page/get-sibling-slugs/:id',
    {
      ...routeDefaults,
      summary: 'The slugs of a page and its translations',
      success: z.array(siblingSlugResponse),
      ids: {
        id: {
          code: Errors.pageNotFound,
          property: '',
        },
      },
    },
    ({ context, ids: { id } }) => getSiblingSlugs(context, id),
  );
};
