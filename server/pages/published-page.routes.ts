import { z } from 'zod';
import type { CachedAnswer, ResponseCache } from '../shared/cache/index.ts';
import type { Context } from '../shared/context.ts';
import { parseInput } from '../shared/errors/index.ts';
import { RawAnswer, type RestRoutes } from '../shared/rest/index.ts';
import { getPublishedPage, publishedAddressInput } from './get-published-page.ts';
import { publishedPageAnswer, toPublishedPageAnswer } from './page.answer.ts';

declare module '../shared/context.ts' {
  interface Services {
    /** Answers that are the same for every visitor. */
    responseCache: ResponseCache;
  }
}

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' };

async function fill(context: Context, input: unknown): Promise<CachedAnswer> {
  const page = await toPublishedPageAnswer(context, await getPublishedPage(context.em, input));
  return { status: 200, body: Buffer.from(JSON.stringify({ page })), headers: jsonHeaders };
}

/** The bytes are the same for everybody; the token and the cookie of the answer are added on sending. */
async function answerPage(context: Context, input: unknown): Promise<RawAnswer> {
  const address = parseInput(publishedAddressInput, input, 'page');
  const key = `page-by-slug ${address.locale ?? ''} ${address.slug}`;
  const { body, headers } = await context.services.responseCache.answer(key, () => fill(context, address));
  return new RawAnswer(body, headers);
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
  rest.get('/page/get-by-slug-query', { ...described, query: publishedAddressInput }, ({ context, query }) =>
    answerPage(context, query),
  );
  rest.post('/page/get-by-slug', { ...described, effect: 'read', body: publishedAddressInput }, ({ context, body }) =>
    answerPage(context, body),
  );
};
