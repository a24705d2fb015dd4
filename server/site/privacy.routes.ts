import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../shared/cache/index.ts';
import { createFailureHandler, type FailurePageOptions } from './failure-page.ts';
import { sendCachedResponse, toPublicResponse } from './send-cached-response.ts';

/** The document about stored data of finished checks. */
export type PrivacyResponse = { status: 200; html: string; contentLanguage: string };

type PrivacyRouteOptions = FailurePageOptions & {
  cache: ResponseCache;
  renderPrivacy: (locale: string | null) => Promise<PrivacyResponse>;
};

const localePattern = /^[a-z]{2}(-[a-z]{2})?$/;

/** Registers the document about what the running system stores; the same for everyone, cached for up to a minute. */
export function addPrivacyRoute(
  app: FastifyInstance,
  { cache, renderPrivacy, ...failurePageOptions }: PrivacyRouteOptions,
): void {
  app.get('/_/privacy', { errorHandler: createFailureHandler(failurePageOptions) }, async (request, reply) => {
    const { locale: requestedLocale } = request.query as Record<string, unknown>;
    const locale = typeof requestedLocale === 'string' && localePattern.test(requestedLocale) ? requestedLocale : null;
    const response = await cache.getOrCreate(`privacy ${locale ?? ''}`, async () => {
      const { status, html, contentLanguage } = await renderPrivacy(locale);
      return toPublicResponse(status, html, {
        ...failurePageOptions.securityHeaders,
        'content-type': 'text/html; charset=utf-8',
        'content-language': contentLanguage,
      });
    });
    return sendCachedResponse(response, request, reply);
  });
}
