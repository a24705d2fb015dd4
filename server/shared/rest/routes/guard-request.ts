import type { FastifyRequest } from 'fastify';
import { authorize, hasPermission, requireViewer } from '../../context.ts';
import {
  bearerToken,
  type CsrfProtection,
  type RequestContext,
  isScriptRequest,
  UntrustedRequest,
} from '../../http/index.ts';
import { authorizeToken, sessionOnly, type TokenScopes } from '../../authorize-token.ts';
import { UnsupportedMediaType } from './failure.ts';
import type { RequestState } from './request-state.ts';
import type { RestRoute } from './route.ts';

/**
 * Throws V_04 unless the headers show that no other site's form caused the request. API tokens are never sent by
 * browsers on their own.
 */
function checkOrigin(
  { method, options }: RestRoute,
  request: FastifyRequest,
  isTokenValid: (token: unknown) => boolean,
): void {
  if (method === 'get' || bearerToken(request.headers) !== null) return;
  if (!isScriptRequest(request.headers)) throw new UntrustedRequest();
  if (options.effect === 'read') return;
  if (!isTokenValid(request.headers['x-csrf-token'])) throw new UntrustedRequest();
}

function checkContentType({ method, options }: RestRoute, request: FastifyRequest): void {
  const contentType = request.headers['content-type'];
  if (method === 'get' || contentType === undefined) return;
  const multipart = contentType.toLowerCase().startsWith('multipart/form-data');
  if (multipart !== (options.bodyType === 'multipart')) throw new UnsupportedMediaType();
}

function checkAccess({ options: { access } }: RestRoute, { viewer }: RequestContext): void {
  if (access === 'anyone') return;
  if (access === 'signed-in') authorize(viewer, true);
  else authorize(viewer, hasPermission(viewer, access));
}

/** Whether a call changes anything. */
export const isMutation = ({ method, options }: RestRoute): boolean => method !== 'get' && options.effect !== 'read';

/** Returns the scopes of which an API token needs one to make a change. */
export function requiredTokenScopes({ options: { access, tokenScopes = sessionOnly } }: RestRoute): TokenScopes {
  return access === 'anyone' || access === 'signed-in' ? tokenScopes : [access];
}

/** Makes all checks that need only headers, before a body is read. Throws 403 V_04, 415, 401 and 403 UM_01. */
export async function guardRequest(
  route: RestRoute,
  request: FastifyRequest,
  { state, csrf }: { state: RequestState; csrf: CsrfProtection },
): Promise<void> {
  if (route.options.askFirst === 'session') requireViewer(await state.context());
  checkOrigin(route, request, (token) => csrf.matches(state.cookies, token));
  checkContentType(route, request);
  if (route.options.access !== 'anyone') checkAccess(route, await state.context());
  if (isMutation(route) && bearerToken(request.headers) !== null)
    authorizeToken((await state.context()).viewer, requiredTokenScopes(route));
}
