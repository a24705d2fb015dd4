import { createHash } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { translateOutage } from '../shared/database/database-away.ts';
import { AppError } from '../shared/errors/index.ts';
import { hearOutLargeBody } from '../shared/http/index.ts';

/** Why there is no page: a fault of ours, a database that is away, a caller that asks too often, or for nothing that is. */
type FailureReason = 'broken' | 'away' | 'busy' | 'refused';

export type FailureParts = {
  /** A document that needs nothing else, and the style that stands in it; `again` is where one may try again. */
  renderFailure: (reason: FailureReason, locale: string, again: string) => { html: string; style: string };
  securityHeaders: Readonly<Record<string, string>>;
};

type Failure = { reason: FailureReason; status: number; retryAfter: number | null };

/** Seconds after which it makes sense to try again. */
const patience = 30;

function readFailure(given: FastifyError | AppError): Failure {
  const error = translateOutage(given) as FastifyError | AppError;
  const status = (error instanceof AppError ? error.status : error.statusCode) ?? 500;
  const retryAfter = (error instanceof AppError ? error.retryAfter : null) ?? patience;
  if (status === 429) return { reason: 'busy', status, retryAfter };
  if (status >= 400 && status < 500) return { reason: 'refused', status, retryAfter: null };
  if (status === 503) return { reason: 'away', status: 503, retryAfter };
  return { reason: 'broken', status: 500, retryAfter: null };
}

const hashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const localeInPath = /^\/([a-z]{2}-[a-z]{2})(?:[/?]|$)/i;
const localeOfCheck = /^\/_\/check\/[a-z]+\/([a-z]{2}(?:-[a-z]{2})?)\//i;
const localeInFields = /(?:^|[?&])locale=([a-z]{2}(?:-[a-z]{2})?)(?:&|$)/i;
const firstLanguage = /^\s*([a-z]{2}(?:-[a-z]{2})?)\s*(?:[,;]|$)/i;

/** The page of this site that a form was sent from. */
function readSender({ headers }: FastifyRequest): string | null {
  const sender = URL.parse(headers.referer ?? '');
  return sender && sender.host === headers.host ? `/${sender.pathname.replace(/^\/+/, '')}` : null;
}

/** The locale that a path begins with, or that a search or a form names; else what its reader's browser is set to. */
export function localeOf(request: FastifyRequest): string {
  const { url, body, headers } = request;
  const named =
    localeInPath.exec(url) ??
    localeOfCheck.exec(url) ??
    localeInFields.exec(url) ??
    localeInFields.exec(typeof body === 'string' ? body : '') ??
    localeInPath.exec(readSender(request) ?? '') ??
    firstLanguage.exec(headers['accept-language'] ?? '');
  return named?.[1]?.toLowerCase() ?? 'en';
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** The same address; after a form the page that it was sent from, which is the check where the browser names none. */
function againOf(reason: FailureReason, request: FastifyRequest): string {
  if (isRead(request) && reason !== 'refused') return '';
  const isCheck = request.url.split('?')[0] === '/_/check';
  return readSender(request) ?? (isCheck ? `/_/check?locale=${localeOf(request)}` : '/');
}

type Rendered = { html: string; policy: string };
type Render = (reason: FailureReason, locale: string, again: string) => Rendered;

/** Documents that are kept, at most: a few languages, of which a path can name any. */
const mostKept = 60;

/** What is asked for most when there is least time for it is rendered once. */
function createRender({ renderFailure }: FailureParts): Render {
  const kept = new Map<string, Rendered>();
  return (reason, locale, again) => {
    const key = `${reason} ${locale} ${again}`;
    const present = kept.get(key);
    if (present) return present;
    const { html, style } = renderFailure(reason, locale, again);
    const policy = `default-src 'none'; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    const made = { html, policy };
    if (kept.size < mostKept) kept.set(key, made);
    return made;
  };
}

function createSend(parts: FailureParts): (failure: Failure, reply: FastifyReply) => void {
  const render = createRender(parts);
  return ({ reason, status, retryAfter }, reply) => {
    const { html, policy } = render(reason, localeOf(reply.request), againOf(reason, reply.request));
    void reply
      .headers({
        ...parts.securityHeaders,
        'content-security-policy': policy,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...(retryAfter !== null && { 'retry-after': String(Math.ceil(retryAfter)) }),
      })
      .code(status)
      .send(html);
  };
}

/** Answers a visitor where no page can be made, with one that needs nothing of what may have failed. */
export function createFailureHandler(parts: FailureParts) {
  const send = createSend(parts);
  return (error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): void => {
    const failure = readFailure(error);
    if (failure.status >= 500) request.log.error({ err: error }, 'a page of the site failed');
    else if (failure.reason === 'refused') request.log.warn({ err: error }, 'a request to the site was refused');
    hearOutLargeBody(error, reply);
    send(failure, reply);
  };
}

/** Tells a visitor that there is too much to do at the moment for a page to be made. */
export function createOverloadAnswer(parts: FailureParts): (reply: FastifyReply) => void {
  const send = createSend(parts);
  return (reply) => send({ reason: 'away', status: 503, retryAfter: 1 }, reply);
}
