import type { FastifyInstance } from 'fastify';
import { createFailureHandler, type FailureParts } from './answer-failure.ts';
import { makeSitemap, makeSitemapOfRun, type SitemapParts, unknownSitemap } from './make-sitemap.ts';
import { sendAnswer, toPublicAnswer } from './send-answer.ts';
import { writeRobots } from './sitemap.ts';

const plain = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };

/** What search engines look for: the published pages, and what is none of their business. */
export function addSitemapRoutes(app: FastifyInstance, parts: SitemapParts & FailureParts): void {
  const errorHandler = createFailureHandler(parts);
  const robots = toPublicAnswer(200, writeRobots(parts.publicUrl), plain);
  app.get('/robots.txt', (request, reply) => sendAnswer(robots, request, reply));
  app.get('/sitemap.xml', { errorHandler }, async (request, reply) =>
    sendAnswer(await parts.cache.answer('sitemap', () => makeSitemap(parts)), request, reply),
  );
  app.get<{ Params: { locale: string; number: string } }>(
    '/sitemap-:locale([a-z]{2}|[a-z]{2}-[a-z]{2})-:number(\\d{1,6}).xml',
    { errorHandler },
    async (request, reply) => {
      const { locale, number } = request.params;
      const answer = await parts.cache.answer(`sitemap ${locale} ${number}`, () =>
        makeSitemapOfRun(parts, locale, Number(number)),
      );
      return answer === unknownSitemap ? reply.callNotFound() : sendAnswer(answer, request, reply);
    },
  );
}
