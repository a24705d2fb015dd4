import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { InvalidInput, NotPermitted, Errors } from '../shared/errors/index.ts';
import { createFailureHandler, type FailurePageOptions, requestLocaleOf } from './failure-page.ts';
import { type CheckForm, readCheckForm, parseLocale } from './read-check-form.ts';

/** A document of the check. */
export type CheckResponse = { status: 200 | 404 | 422; html: string; contentLanguage: string };

/** The requested result of a check; `form` is its layout. */
export type ResultQuery = { token: string; locale: string; form: 'screen' | 'print' };

/** A rejected form with the given answers. */
export type RejectedAnswers = {
  locale: string;
  /** Answers by the keys of their questions. */
  given: Readonly<Record<string, string>>;
  /** What the errors concern, such as `check.answers.<question>`. */
  properties: readonly string[];
  submissionID: string;
};

/** The answers of a result in the form; `submissionID` is that of the check to be sent. */
export type ChangeQuery = Pick<ResultQuery, 'token' | 'locale'> & { submissionID: string };

/** A report as a file; null for a token that this server did not sign. */
export type CheckReportFile = { bytes: Uint8Array; fileName: string } | null;

/** What the routes of the check need. */
export type CheckRouteOptions = FailurePageOptions & {
  /** Finishes the check and returns its token; `address` is the sender's IP address. Throws InvalidInput. */
  finish: (form: CheckForm, address: string) => Promise<string>;
  renderResult: (query: ResultQuery) => Promise<CheckResponse>;
  makeReport: (query: Pick<ResultQuery, 'token' | 'locale'>) => Promise<CheckReportFile>;
  renderChange: (query: ChangeQuery) => Promise<CheckResponse>;
  renderRejectedAnswers: (rejected: RejectedAnswers) => Promise<CheckResponse>;
  /** Returns the path of the page with the check in a locale; the home page if none is published. */
  findCheckPath: (locale: string) => Promise<string>;
  /** Throws 429 if the caller's network finishes too many checks or requests too many reports. */
  consumeRateLimit: (action: 'check' | 'report', address: string) => void;
  publicUrl: string;
};

/** The URL contains the answers, so it must not be cached, indexed or sent as a referrer. */
const confidentialHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

const formType = 'application/x-www-form-urlencoded';

/** 21 answers are 2 kB (bytes). */
const maxFormBytes = 32 * 1024;

/** The form has no CSRF token because it needs no cookie; it must come from this site's own pages. */
function requireOwnPage({ headers }: FastifyRequest, publicUrl: string): void {
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? headers.origin === new URL(publicUrl).origin : site === 'same-origin';
  if (!isOwn) throw new NotPermitted(Errors.invalidCsrfToken);
}

async function handleForm(
  request: FastifyRequest,
  reply: FastifyReply,
  options: CheckRouteOptions,
): Promise<FastifyReply> {
  requireOwnPage(request, options.publicUrl);
  options.consumeRateLimit('check', request.ip);
  const form = readCheckForm(typeof request.body === 'string' ? request.body : '');
  try {
    const token = await options.finish(form, request.ip);
    return await reply
      .headers(confidentialHeaders)
      .code(303)
      .header('location', `/_/check/result/${form.locale}/${token}`)
      .send();
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const rejected = await options.renderRejectedAnswers({
      locale: form.locale,
      given: Object.fromEntries(form.answers.map(({ question, answer }) => [question, answer])),
      properties: error.errors.map(({ property }) => property),
      submissionID: form.submissionID ?? randomUUID(),
    });
    return sendDocument(reply, rejected, options);
  }
}

function sendDocument(
  reply: FastifyReply,
  response: CheckResponse,
  { securityHeaders }: CheckRouteOptions,
): FastifyReply {
  reply.headers({ ...securityHeaders, ...confidentialHeaders, 'content-language': response.contentLanguage });
  return reply.code(response.status).type('text/html; charset=utf-8').send(response.html);
}

/** The form's URL stays in the browser: reloading or bookmarking it leads to the check. */
async function redirectToCheck(
  request: FastifyRequest,
  reply: FastifyReply,
  options: CheckRouteOptions,
): Promise<FastifyReply> {
  const path = await options.findCheckPath(requestLocaleOf(request));
  return reply.headers({ 'cache-control': 'no-store' }).code(302).header('location', encodeURI(path)).send();
}

const toResultQuery = ({ locale, token }: FinishedCheckRoute['Params']) => ({ locale: parseLocale(locale), token });

async function handleReport(
  { params, ip }: FastifyRequest<FinishedCheckRoute>,
  reply: FastifyReply,
  options: CheckRouteOptions,
): Promise<FastifyReply> {
  options.consumeRateLimit('report', ip);
  const query = toResultQuery(params);
  const report = await options.makeReport(query);
  if (!report) return sendDocument(reply, await options.renderResult({ ...query, form: 'screen' }), options);
  reply.headers({ ...options.securityHeaders, ...confidentialHeaders });
  reply.header('content-disposition', `attachment; filename="${report.fileName}"`);
  return reply.type('application/pdf').send(Buffer.from(report.bytes));
}

type FinishedCheckRoute = { Params: { locale: string; token: string } };

/** Registers the routes for finishing the check and for its result, which needs the token. Nothing is cached. */
export function addCheckRoutes(app: FastifyInstance, options: CheckRouteOptions): void {
  const securityHeaders = { ...options.securityHeaders, ...confidentialHeaders };
  const errorHandler = createFailureHandler({ ...options, securityHeaders });
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: maxFormBytes }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post('/_/check', { errorHandler }, (request, reply) => handleForm(request, reply, options));
    scope.get('/_/check', { errorHandler }, (request, reply) => redirectToCheck(request, reply, options));
    for (const [url, form] of [
      ['/_/check/result/:locale/:token', 'screen'],
      ['/_/check/print/:locale/:token', 'print'],
    ] as const) {
      scope.get<FinishedCheckRoute>(url, { errorHandler }, async ({ params }, reply) =>
        sendDocument(reply, await options.renderResult({ ...toResultQuery(params), form }), options),
      );
    }
    scope.get<FinishedCheckRoute>('/_/check/change/:locale/:token', { errorHandler }, async ({ params }, reply) =>
      sendDocument(
        reply,
        await options.renderChange({ ...toResultQuery(params), submissionID: randomUUID() }),
        options,
      ),
    );
    scope.get<FinishedCheckRoute>('/_/check/report/:locale/:token', { errorHandler }, (request, reply) =>
      handleReport(request, reply, options),
    );
    done();
  });
}
