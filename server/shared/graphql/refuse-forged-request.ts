import type { FastifyRequest } from 'fastify';
import { bearerToken, isScriptRequest } from '../http/index.ts';
import { PreflightMissing } from './send-graphql-refusal.ts';

/** Whether a browser sends these headers only after a preflight, which other sites fail. */
const requiresPreflight = ({ headers }: FastifyRequest): boolean =>
  Boolean(headers['apollo-require-preflight']) ||
  Boolean(headers['x-apollo-operation-name']) ||
  isScriptRequest(headers) ||
  bearerToken(headers) !== null;

const jsonTypes = /application\/(graphql-response\+)?json/i;

/** Whether a GraphQL client sent it, not a browser opening a URL: it accepts JSON and sends no cookie. */
const isGraphQLClient = ({ headers }: FastifyRequest): boolean =>
  headers.cookie === undefined && jsonTypes.test(headers.accept ?? '');

/** Refuses an upload that another site's form could have sent. Throws 400 V_12. */
export function refuseForgedUpload(request: FastifyRequest): void {
  if (requiresPreflight(request)) return;
  throw new PreflightMissing('send the header Apollo-Require-Preflight: true, or an API token');
}

/** Refuses a query by GET that another site's page could have caused. Throws 400 V_12. */
export function refuseForgedQuery(request: FastifyRequest): void {
  if (request.method === 'POST' || requiresPreflight(request) || isGraphQLClient(request)) return;
  throw new PreflightMissing(
    'send Accept: application/json and no cookie, an API token, or the header Apollo-Require-Preflight: true',
  );
}
