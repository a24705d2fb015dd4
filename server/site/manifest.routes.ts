import type { FastifyInstance } from 'fastify';
import { createFailureHandler, type FailurePageOptions } from './failure-page.ts';
import { makeManifest, type ManifestOptions, manifestNotFound } from './make-manifest.ts';
import { sendCachedResponse } from './send-cached-response.ts';

/** Browsers request it repeatedly while no page links another icon. */
const iconMaxAgeSeconds = 86_400;

/** Registers the routes of icon and web app manifest. */
export function addManifestRoutes(app: FastifyInstance, options: ManifestOptions & FailurePageOptions): void {
  const errorHandler = createFailureHandler(options);
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', `public, max-age=${iconMaxAgeSeconds}`).redirect(options.icons.small, 302),
  );
  app.get<{ Params: { locale: string } }>('/_/:locale.webmanifest', { errorHandler }, async (request, reply) => {
    const { locale } = request.params;
    const response = await options.cache.getOrCreate(`manifest ${locale}`, () => makeManifest(options, locale));
    return response === manifestNotFound ? reply.callNotFound() : sendCachedResponse(response, request, reply);
  });
}
