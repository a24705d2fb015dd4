import type { FastifyInstance } from 'fastify';
import { createFailureHandler, type FailureParts } from './answer-failure.ts';

/** The document that a preview link opens; 404 where it opens none. */
export type PreviewAnswer = { status: 200 | 404; html: string; contentLanguage: string };

type PreviewParts = FailureParts & {
  renderPreview: (token: string, languages: readonly string[]) => Promise<PreviewAnswer>;
};

/** Nobody keeps or lists it, and no link on it tells another site the address, which is a secret. */
const confidential = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

/** 'nl-NL,nl;q=0.9,en' in its order, which is that of preference in every browser. */
const readLanguages = (header: string | undefined): string[] =>
  (header ?? '').split(',').flatMap((part) => part.split(';')[0]?.trim() || []);

/** One version of a page for whoever has its link, whether signed in or not. */
export function addPreviewRoutes(app: FastifyInstance, parts: PreviewParts): void {
  const { renderPreview, securityHeaders } = parts;
  app.route<{ Params: { token: string } }>({
    method: ['GET', 'HEAD'],
    url: '/_/preview/:token',
    errorHandler: createFailureHandler(parts),
    handler: async (request, reply) => {
      const languages = readLanguages(request.headers['accept-language']);
      const { status, html, contentLanguage } = await renderPreview(request.params.token, languages);
      reply.headers({ ...securityHeaders, ...confidential, 'content-language': contentLanguage });
      return reply.code(status).send(html);
    },
  });
}
