import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../shared/cache/index.ts';
import { createFailureHandler, type FailureParts } from './answer-failure.ts';
import { sendAnswer, toPublicAnswer } from './send-answer.ts';

/** The document that says what is kept of finished checks. */
export type PrivacyAnswer = { status: 200; html: string; contentLanguage: string };

type PrivacyParts = FailureParts & {
  cache: ResponseCache;
  renderPrivacy: (locale: string | null) => Promise<PrivacyAnswer>;
};

const localeForm = /^[a-z]{2}(-[a-z]{2})?$/;

/** What the running system keeps; the same for everybody, at most a minute old. */
export function addPrivacyRoute(app: FastifyInstance, { cache, renderPrivacy, ...failure }: PrivacyParts): void {
  app.get('/_/privacy', { errorHandler: createFailureHandler(failure) }, async (request, reply) => {
    const { locale: given } = request.query as Record<string, unknown>;
    const locale = typeof given === 'string' && localeForm.test(given) ? given : null;
    const answer = await cache.answer(`privacy ${locale ?? ''}`, async () => {
      const { status, html, contentLanguage } = await renderPrivacy(locale);
      return toPublicAnswer(status, html, {
        ...failure.securityHeaders,
        'content-type': 'text/html; charset=utf-8',
        'content-language': contentLanguage,
      });
    });
    return sendAnswer(answer, request, reply);
  });
}
