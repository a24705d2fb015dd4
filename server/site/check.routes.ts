import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { InvalidInput, NotPermitted } from '../shared/errors/index.ts';
import { createFailureHandler, type FailureParts, localeOf } from './answer-failure.ts';
import { type CheckForm, type CheckProblem, readCheckForm, readLocale, toProblem } from './read-check-form.ts';

/** A document of the check that is no page. */
export type CheckAnswer = { status: 200 | 404 | 422; html: string; contentLanguage: string };

export type ResultWish = { token: string; locale: string; form: 'screen' | 'print' };

export type ReturnedAnswers = {
  locale: string;
  /** Answers by the keys of their questions. */
  given: Readonly<Record<string, string>>;
  problem: CheckProblem;
  submissionID: string;
};

/** A report as a file; null for a token that this server did not sign. */
export type Report = { bytes: Uint8Array; fileName: string } | null;

export type CheckParts = FailureParts & {
  /** Ends the check and answers its token; `address` is that of the sender. Throws InvalidInput. */
  finish: (form: CheckForm, address: string) => Promise<string>;
  renderResult: (wish: ResultWish) => Promise<CheckAnswer>;
  makeReport: (wish: Pick<ResultWish, 'token' | 'locale'>) => Promise<Report>;
  renderReturned: (returned: ReturnedAnswers) => Promise<CheckAnswer>;
  /** Path of the page that holds the check in a locale; the front page while none is published. */
  findCheckPath: (locale: string) => Promise<string>;
  /** Throws 429 where the caller's network finishes too many checks, or asks for too many reports. */
  take: (kind: 'check' | 'report', address: string) => void;
  publicUrl: string;
};

/** Whoever has the address has the answers: nobody keeps it, lists it, or tells it to another site. */
const confidential = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

const formType = 'application/x-www-form-urlencoded';

/** 21 answers are 2 kB (bytes). */
const largestForm = 32 * 1024;

/** The form has no token against other sites, since it needs no cookie: only this site's own pages may send it. */
function requireOwnPage({ headers }: FastifyRequest, publicUrl: string): void {
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? headers.origin === new URL(publicUrl).origin : site === 'same-origin';
  if (!isOwn) throw new NotPermitted('V_04');
}

async function handleForm(request: FastifyRequest, reply: FastifyReply, parts: CheckParts): Promise<FastifyReply> {
  requireOwnPage(request, parts.publicUrl);
  parts.take('check', request.ip);
  const form = readCheckForm(typeof request.body === 'string' ? request.body : '');
  try {
    const token = await parts.finish(form, request.ip);
    return await reply
      .headers(confidential)
      .code(303)
      .header('location', `/_/check/result/${form.locale}/${token}`)
      .send();
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const returned = await parts.renderReturned({
      locale: form.locale,
      given: Object.fromEntries(form.answers.map(({ question, answer }) => [question, answer])),
      problem: toProblem(error.errors, form),
      submissionID: form.submissionID ?? randomUUID(),
    });
    return sendDocument(reply, returned, parts);
  }
}

function sendDocument(reply: FastifyReply, answer: CheckAnswer, { securityHeaders }: CheckParts): FastifyReply {
  reply.headers({ ...securityHeaders, ...confidential, 'content-language': answer.contentLanguage });
  return reply.code(answer.status).type('text/html; charset=utf-8').send(answer.html);
}

/** The address of a form that was sent is left in the browser: reloaded or bookmarked it leads to the check. */
async function redirectToCheck(request: FastifyRequest, reply: FastifyReply, parts: CheckParts): Promise<FastifyReply> {
  const path = await parts.findCheckPath(localeOf(request));
  return reply.headers({ 'cache-control': 'no-store' }).code(302).header('location', encodeURI(path)).send();
}

const toWish = ({ locale, token }: Finished['Params']) => ({ locale: readLocale(locale), token });

async function handleReport(
  { params, ip }: FastifyRequest<Finished>,
  reply: FastifyReply,
  parts: CheckParts,
): Promise<FastifyReply> {
  parts.take('report', ip);
  const wish = toWish(params);
  const report = await parts.makeReport(wish);
  if (!report) return sendDocument(reply, await parts.renderResult({ ...wish, form: 'screen' }), parts);
  reply.headers({ ...parts.securityHeaders, ...confidential });
  reply.header('content-disposition', `attachment; filename="${report.fileName}"`);
  return reply.type('application/pdf').send(Buffer.from(report.bytes));
}

type Finished = { Params: { locale: string; token: string } };

/** Ending the check, and its result for whoever has the token; nothing of it is kept in a cache. */
export function addCheckRoutes(app: FastifyInstance, parts: CheckParts): void {
  const securityHeaders = { ...parts.securityHeaders, ...confidential };
  const errorHandler = createFailureHandler({ ...parts, securityHeaders });
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: largestForm }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post('/_/check', { errorHandler }, (request, reply) => handleForm(request, reply, parts));
    scope.get('/_/check', { errorHandler }, (request, reply) => redirectToCheck(request, reply, parts));
    for (const [url, form] of [
      ['/_/check/result/:locale/:token', 'screen'],
      ['/_/check/print/:locale/:token', 'print'],
    ] as const) {
      scope.get<Finished>(url, { errorHandler }, async ({ params }, reply) =>
        sendDocument(reply, await parts.renderResult({ ...toWish(params), form }), parts),
      );
    }
    scope.get<Finished>('/_/check/report/:locale/:token', { errorHandler }, (request, reply) =>
      handleReport(request, reply, parts),
    );
    done();
  });
}
