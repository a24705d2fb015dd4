import { z } from 'zod';
import { loadSettings } from '../settings/index.ts';
import type { CachedAnswer, ResponseCache } from '../shared/cache/index.ts';
import type { Context } from '../shared/context.ts';
import { parseInput } from '../shared/errors/index.ts';
import { answerKept, RawAnswer, type RestRoutes } from '../shared/rest/index.ts';
import { getPublishedPage, publishedAddressInput } from './get-published-page.ts';
import { getPublishedPages, type PublishedPagesFilter, publishedPagesInput } from './get-published-pages.ts';
import { resolvePageType } from './page-type-id.ts';
import { publishedPageAnswer, toPublishedPageAnswer } from './page.answer.ts';
import { presentVersion } from './present-version.ts';
import { getSiblingSlugs, siblingSlugAnswer } from './sibling-slugs.ts';

declare module '../shared/context.ts' {
  interface Services {
    /** Answers that are the same for every visitor. */
    responseCache: ResponseCache;
  }
}

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' };

/** The bytes are the same for everybody, so staff get what visitors get. */
const asVisitor = (context: Context): Context => ({ ...context, viewer: null });

async function fill(context: Context, input: unknown): Promise<CachedAnswer> {
  const found = await getPublishedPage(context.em, input);
  const page = toPublishedPageAnswer({ page: found.page, version: await presentVersion(asVisitor(context), found) });
  return { status: 200, body: Buffer.from(JSON.stringify({ page })), headers: jsonHeaders };
}

async function answerPage(context: Context, input: unknown): Promise<RawAnswer> {
  const address = parseInput(publishedAddressInput, input, 'page');
  const key = `page-by-slug ${address.locale ?? ''} ${address.slug}`;
  return answerKept({ cache: context.services.responseCache, key }, () => fill(context, address));
}

async function fillPages(context: Context, filter: PublishedPagesFilter): Promise<CachedAnswer> {
  const pages = await getPublishedPages(context, filter);
  return { status: 200, body: Buffer.from(JSON.stringify(pages.map(toPublishedPageAnswer))), headers: jsonHeaders };
}

/** What no page can be of is answered at once: asking for it must not fill the cache. */
async function answerPages(context: Context, input: unknown): Promise<RawAnswer> {
  const { type, locale } = parseInput(publishedPagesInput, input, 'page');
  const { pageTypeDefinitions, responseCache } = context.services;
  const { availableLocales } = await loadSettings(context.em);
  const known = type === null ? null : resolvePageType(pageTypeDefinitions, type);
  const isKnown = known === null || pageTypeDefinitions.some(({ id }) => id === known);
  if (!isKnown || (locale !== null && !availableLocales.includes(locale))) return new RawAnswer('[]', jsonHeaders);
  const key = `pages ${locale ?? ''} ${known ?? ''}`;
  return answerKept({ cache: responseCache, key }, () => fillPages(context, { type: known, locale }));
}

const described = {
  tag: 'Site',
  summary: 'What visitors see at a slug',
  access: 'anyone',
  entity: 'page',
  success: z.object({ page: publishedPageAnswer }),
} as const;

/** Published pages, for anyone. */
export const publishedPageRoutes: RestRoutes = (rest) => {
  rest.get(
    '/page/get-by-slug-query',
    { ...described, query: publishedAddressInput, errors: { 404: ['PM_01'] } },
    ({ context, query }) => answerPage(context, query),
  );
  rest.post(
    '/page/get-by-slug',
    { ...described, effect: 'read', body: publishedAddressInput, errors: { 404: ['PM_01'] } },
    ({ context, body }) => answerPage(context, body),
  );

  rest.post(
    '/page/get-pages',
    {
      ...described,
      summary: 'The published pages of a type and a locale, what was published last first',
      effect: 'read',
      body: publishedPagesInput,
      success: z.array(publishedPageAnswer),
    },
    ({ context, body }) => answerPages(context, body),
  );

  rest.get(
    '/page/get-sibling-slugs/:id',
    {
      ...described,
      summary: 'Where a page and its translations stand',
      success: z.array(siblingSlugAnswer),
      ids: {
        id: {
          code: 'PM_01',
          property: '',
        },
      },
    },
    ({ context, ids: { id } }) => getSiblingSlugs(context, id),
  );
};
