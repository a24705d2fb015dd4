import type { FastifyInstance } from 'fastify';
import { createFailureHandler, type FailureParts } from './answer-failure.ts';
import { makeManifest, type ManifestParts, unknownManifest } from './make-manifest.ts';
import { sendAnswer } from './send-answer.ts';

/** Browsers keep asking for it while no page is shown that links another (seconds). */
const iconLife = 86_400;

/** The site's sign and name as devices show them. */
export function addManifestRoutes(app: FastifyInstance, parts: ManifestParts & FailureParts): void {
  const errorHandler = createFailureHandler(parts);
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', `public, max-age=${iconLife}`).redirect(parts.icons.small, 302),
  );
  app.get<{ Params: { locale: string } }>('/_/:locale.webmanifest', { errorHandler }, async (request, reply) => {
    const { locale } = request.params;
    const answer = await parts.cache.answer(`manifest ${locale}`, () => makeManifest(parts, locale));
    return answer === unknownManifest ? reply.callNotFound() : sendAnswer(answer, request, reply);
  });
}
