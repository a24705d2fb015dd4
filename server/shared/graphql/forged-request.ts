import type { FastifyRequest } from 'fastify';
import { bearerToken, isScriptRequest } from '../http/index.ts';
import { PreflightMissing } from './answer-refusal.ts';

/** A page of another site cannot make a browser send these headers without asking first, which is refused. */
const hasPreflight = ({ headers }: FastifyRequest): boolean =>
  Boolean(headers['apollo-require-preflight']) ||
  Boolean(headers['x-apollo-operation-name']) ||
  isScriptRequest(headers) ||
  bearerToken(headers) !== null;

const jsonTypes = /application\/(graphql-response\+)?json/i;

/** A GraphQL client, not a browser that shows an address: it says what it accepts, and sends nothing in anybody's name. */
const isClient = ({ headers }: FastifyRequest): boolean =>
  headers.cookie === undefined && jsonTypes.test(headers.accept ?? '');

/** A form of another site would be run in the visitor's name. 400 V_12. */
export function refuseForgedUpload(request: FastifyRequest): void {
  if (hasPreflight(request)) return;
  throw new PreflightMissing('send the header Apollo-Require-Preflight: true, or an API token');
}

/** As for an upload, for a query in an address. */
export function refuseForgedQuery(request: FastifyRequest): void {
  if (request.method === 'POST' || hasPreflight(request) || isClient(request)) return;
  throw new PreflightMissing(
    'send Accept: application/json and no cookie, an API token, or the header Apollo-Require-Preflight: true',
  );
}
