import { createHash } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../shared/errors/index.ts';

/** Why there is no page: a fault of ours, a database that is away, a caller that asks too often. */
type FailureReason = 'broken' | 'away' | 'busy';

export type FailureParts = {
  /** A document that needs nothing else, and the style that stands in it. */
  renderFailure: (reason: FailureReason, locale: string) => { html: string; style: string };
  securityHeaders: Readonly<Record<string, string>>;
};

/** Seconds after which it makes sense to try again. */
const patience = 30;

const statusOf = { broken: 500, away: 503, busy: 429 } as const;

/** How the driver says that there is no database: no connection, or one that is being shut down or started. */
const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', '57P01', '57P02', '57P03']);

function isAway(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (awayCodes.has(String((one as { code?: unknown }).code)) || /connection terminated|timeout/i.test(one.message))
      return true;
  }
  return false;
}

function reasonOf(error: unknown): FailureReason {
  if (error instanceof AppError && error.status === 429) return 'busy';
  return isAway(error) ? 'away' : 'broken';
}

const hashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** The locale that a path begins with, or that a search names; English otherwise. */
function localeOf({ url }: FastifyRequest): string {
  const named =
    /^\/([a-z]{2}-[a-z]{2})(?:[/?]|$)/i.exec(url) ?? /[?&]locale=([a-z]{2}(?:-[a-z]{2})?)(?:&|$)/i.exec(url);
  return named?.[1]?.toLowerCase() ?? 'en';
}

/** Answers a visitor where no page can be made, with one that needs nothing of what may have failed. */
export function createFailureHandler({ renderFailure, securityHeaders }: FailureParts) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const reason = reasonOf(error);
    if (reason !== 'busy') request.log.error({ err: error }, 'a page of the site failed');
    const { html, style } = renderFailure(reason, localeOf(request));
    const retryAfter = error instanceof AppError ? (error.retryAfter ?? patience) : patience;
    void reply
      .headers({
        ...securityHeaders,
        'content-security-policy': `default-src 'none'; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...(reason !== 'broken' && { 'retry-after': String(Math.ceil(retryAfter)) }),
      })
      .code(statusOf[reason])
      .send(html);
  };
}
