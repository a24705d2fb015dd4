import type { FastifyRequest } from 'fastify';
import { authorize, hasPermission, requireViewer } from '../context.ts';
import { bearerToken, type Csrf, type EdgeContext, isScriptRequest, UntrustedCall } from '../http/index.ts';
import { authorizeToken, sessionOnly, type TokenScopes } from '../token-access.ts';
import { WrongContentType } from './failure.ts';
import type { RequestState } from './request-state.ts';
import type { AnyRoute } from './route.ts';

/**
 * A form of another site cannot send this header, nor read the token that a change needs besides. V_04.
 * An API token is sent by no browser on its own.
 */
function checkOrigin(
  { method, options }: AnyRoute,
  request: FastifyRequest,
  trusts: (token: unknown) => boolean,
): void {
  if (method === 'get' || bearerToken(request.headers) !== null) return;
  if (!isScriptRequest(request.headers)) throw new UntrustedCall();
  if (options.effect === 'read') return;
  if (!trusts(request.headers['x-csrf-token'])) throw new UntrustedCall();
}

function checkContentType({ method, options }: AnyRoute, request: FastifyRequest): void {
  const contentType = request.headers['content-type'];
  if (method === 'get' || contentType === undefined) return;
  const multipart = contentType.toLowerCase().startsWith('multipart/form-data');
  if (multipart !== (options.bodyType === 'multipart')) throw new WrongContentType();
}

function checkAccess({ options: { access } }: AnyRoute, { viewer }: EdgeContext): void {
  if (access === 'anyone') return;
  if (access === 'signed-in') authorize(viewer, true);
  else authorize(viewer, hasPermission(viewer, access));
}

/** Whether a call changes anything. */
export const canChange = ({ method, options }: AnyRoute): boolean => method !== 'get' && options.effect !== 'read';

/** The scopes of which an API token needs one to make a change. */
export function tokenScopesOf({ options: { access, tokenScopes = sessionOnly } }: AnyRoute): TokenScopes {
  return access === 'anyone' || access === 'signed-in' ? tokenScopes : [access];
}

/** Everything that can be refused from the headers alone, before a body is read: 403 V_04, 415, 401 and 403 UM_01. */
export async function guardRequest(
  route: AnyRoute,
  request: FastifyRequest,
  { state, csrf }: { state: RequestState; csrf: Csrf },
): Promise<void> {
  if (route.options.askFirst === 'session') requireViewer(await state.context());
  checkOrigin(route, request, (token) => csrf.matches(state.cookies, token));
  checkContentType(route, request);
  if (route.options.access !== 'anyone') checkAccess(route, await state.context());
  if (canChange(route) && bearerToken(request.headers) !== null)
    authorizeToken((await state.context()).viewer, tokenScopesOf(route));
}
