import type { FastifyInstance } from 'fastify';
import { createFailureHandler, type FailurePageOptions } from './failure-page.ts';

/** The document of a preview link; 404 if it is invalid. */
export type PreviewResponse = { status: 200 | 404; html: string; contentLanguage: string };

type PreviewRouteOptions = FailurePageOptions & {
  renderPreview: (token: string, languages: readonly string[]) => Promise<PreviewResponse>;
};

/** Not cached or indexed, and links on it do not reveal the URL, which is a secret. */
const confidentialHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

/** Parses 'nl-NL,nl;q=0.9,en' in order, which is by preference in every browser. */
const parseAcceptLanguage = (header: string | undefined): string[] =>
  (header ?? '').split(',').flatMap((part) => part.split(';')[0]?.trim() || []);

/** Registers the preview of one page version for anyone who has its link. */
export function addPreviewRoutes(app: FastifyInstance, options: PreviewRouteOptions): void {
  const { renderPreview, securityHeaders } = options;
  app.route<{ Params: { token: string } }>({
    method: ['GET', 'HEAD'],
    url: '/_/preview/:token',
    errorHandler: createFailureHandler(options),
    handler: async (request, reply) => {
      const languages = parseAcceptLanguage(request.headers['accept-language']);
      const { status, html, contentLanguage } = await renderPreview(request.params.token, languages);
      reply.headers({ ...securityHeaders, ...confidentialHeaders, 'content-language': contentLanguage });
      return reply.code(status).send(html);
    },
  });
}
