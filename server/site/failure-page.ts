import { createHash } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { translateDatabaseOutage } from '../shared/database/database-unavailable.ts';
import { AppError } from '../shared/errors/index.ts';
import { drainLargeBody } from '../shared/http/index.ts';

/** Why there is no page: a server error, an unavailable database, too many requests, or an invalid request. */
type FailureReason = 'broken' | 'away' | 'busy' | 'refused';

/** What the failure page needs. */
export type FailurePageOptions = {
  /** Renders a self-contained document with its style; `retryUrl` is the link for trying again. */
  renderFailure: (reason: FailureReason, locale: string, retryUrl: string) => { html: string; style: string };
  securityHeaders: Readonly<Record<string, string>>;
};

type Failure = { reason: FailureReason; status: number; retryAfter: number | null };

/** Default seconds after which to try again. */
const defaultRetryAfterSeconds = 30;

function toFailure(thrown: FastifyError | AppError): Failure {
  const error = translateDatabaseOutage(thrown) as FastifyError | AppError;
  const status = (error instanceof AppError ? error.status : error.statusCode) ?? 500;
  const retryAfter = (error instanceof AppError ? error.retryAfter : null) ?? defaultRetryAfterSeconds;
  if (status === 429) return { reason: 'busy', status, retryAfter };
  if (status >= 400 && status < 500) return { reason: 'refused', status, retryAfter: null };
  if (status === 503) return { reason: 'away', status: 503, retryAfter };
  return { reason: 'broken', status: 500, retryAfter: null };
}

const cspHashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const localeInPath = /^\/([a-z]{2}-[a-z]{2})(?:[/?]|$)/i;
const localeOfCheck = /^\/_\/check\/[a-z]+\/([a-z]{2}(?:-[a-z]{2})?)\//i;
const localeInFields = /(?:^|[?&])locale=([a-z]{2}(?:-[a-z]{2})?)(?:&|$)/i;
const firstLanguage = /^\s*([a-z]{2}(?:-[a-z]{2})?)\s*(?:[,;]|$)/i;

/** Path of the page of this site from which a form was sent. */
function readReferrerPath({ headers }: FastifyRequest): string | null {
  const referrer = URL.parse(headers.referer ?? '');
  return referrer && referrer.host === headers.host ? `/${referrer.pathname.replace(/^\/+/, '')}` : null;
}

/** Returns the locale of a request: from its path, search or form, otherwise of the browser. */
export function requestLocaleOf(request: FastifyRequest): string {
  const { url, body, headers } = request;
  const match =
    localeInPath.exec(url) ??
    localeOfCheck.exec(url) ??
    localeInFields.exec(url) ??
    localeInFields.exec(typeof body === 'string' ? body : '') ??
    localeInPath.exec(readReferrerPath(request) ?? '') ??
    firstLanguage.exec(headers['accept-language'] ?? '');
  return match?.[1]?.toLowerCase() ?? 'en';
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** The same URL; after a form the page it was sent from, or the check if the browser does not name it. */
function retryUrlOf(reason: FailureReason, request: FastifyRequest): string {
  if (isRead(request) && reason !== 'refused') return '';
  const isCheck = request.url.split('?')[0] === '/_/check';
  return readReferrerPath(request) ?? (isCheck ? `/_/check?locale=${requestLocaleOf(request)}` : '/');
}

type Rendered = { html: string; policy: string };
type RenderFailure = (reason: FailureReason, locale: string, retryUrl: string) => Rendered;

/** Maximum number of cached documents: a few languages, though paths can name any. */
const maxCachedPages = 60;

/** Caches rendered pages, since they are needed most under load. */
function createCachedRender({ renderFailure }: FailurePageOptions): RenderFailure {
  const cached = new Map<string, Rendered>();
  return (reason, locale, retryUrl) => {
    const key = `${reason} ${locale} ${retryUrl}`;
    const cachedPage = cached.get(key);
    if (cachedPage) return cachedPage;
    const { html, style } = renderFailure(reason, locale, retryUrl);
    const policy = `default-src 'none'; style-src ${cspHashOf(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    const rendered = { html, policy };
    if (cached.size < maxCachedPages) cached.set(key, rendered);
    return rendered;
  };
}

function createFailureSender(options: FailurePageOptions): (failure: Failure, reply: FastifyReply) => void {
  const render = createCachedRender(options);
  return ({ reason, status, retryAfter }, reply) => {
    const { html, policy } = render(reason, requestLocaleOf(reply.request), retryUrlOf(reason, reply.request));
    void reply
      .headers({
        ...options.securityHeaders,
        'content-security-policy': policy,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...(retryAfter !== null && { 'retry-after': String(Math.ceil(retryAfter)) }),
      })
      .code(status)
      .send(html);
  };
}

/** Creates an error handler that sends a page which depends on nothing that may have failed. */
export function createFailureHandler(options: FailurePageOptions) {
  const send = createFailureSender(options);
  return (error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): void => {
    const failure = toFailure(error);
    if (failure.status >= 500) request.log.error({ err: error }, 'a page of the site failed');
    else if (failure.reason === 'refused') request.log.warn({ err: error }, 'a request to the site was refused');
    drainLargeBody(error, reply);
    send(failure, reply);
  };
}

/** Creates a function that sends the page for an overloaded server. */
export function createOverloadHandler(options: FailurePageOptions): (reply: FastifyReply) => void {
  const send = createFailureSender(options);
  return (reply) => send({ reason: 'away', status: 503, retryAfter: 1 }, reply);
}
