import type { FastifyInstance } from 'fastify';
import { createFailureHandler, type FailurePageOptions } from './failure-page.ts';
import { makeSitemap, makeSitemapFile, type SitemapRouteOptions, sitemapNotFound } from './make-sitemap.ts';
import { sendCachedResponse, toPublicResponse } from './send-cached-response.ts';
import { writeRobots } from './sitemap.ts';

const textHeaders = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };

/** Registers sitemap and robots.txt. */
export function addSitemapRoutes(app: FastifyInstance, options: SitemapRouteOptions & FailurePageOptions): void {
  const errorHandler = createFailureHandler(options);
  const robots = toPublicResponse(200, writeRobots(options.publicUrl), textHeaders);
  app.get('/robots.txt', (request, reply) => sendCachedResponse(robots, request, reply));
  app.get('/sitemap.xml', { errorHandler }, async (request, reply) =>
    sendCachedResponse(await options.cache.getOrCreate('sitemap', () => makeSitemap(options)), request, reply),
  );
  app.get<{ Params: { locale: string; number: string } }>(
    '/sitemap-:locale([a-z]{2}|[a-z]{2}-[a-z]{2})-:number(\\d{1,6}).xml',
    { errorHandler },
    async (request, reply) => {
      const { locale, number } = request.params;
      const response = await options.cache.getOrCreate(`sitemap ${locale} ${number}`, () =>
        makeSitemapFile(options, locale, Number(number)),
      );
      return response === sitemapNotFound ? reply.callNotFound() : sendCachedResponse(response, request, reply);
    },
  );
}
