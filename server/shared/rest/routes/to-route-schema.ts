import { z } from 'zod';
import { isMutation, requiredTokenScopes } from './guard-request.ts';
import type { RouteAccess, RestRoute } from './route.ts';

const pathId = z.int().positive();

function describeAccess(access: RouteAccess): string {
  if (access === 'anyone') return 'Anyone.';
  return access === 'signed-in' ? 'Signed in.' : `Permission: ${access}.`;
}

function describeHeaders({ method, options }: RestRoute): string {
  if (method === 'get') return '';
  if (options.effect === 'read') return ' Needs `X-Requested-With: XMLHttpRequest`.';
  return ' Needs `X-Requested-With: XMLHttpRequest` and `X-CSRF-Token`.';
}

/** Describes which API tokens may make a change if `access` does not say it. */
function describeTokens(route: RestRoute): string {
  const { access } = route.options;
  if (!isMutation(route) || (access !== 'anyone' && access !== 'signed-in')) return '';
  const scopes = requiredTokenScopes(route);
  return scopes.length > 0 ? ` API tokens: scope ${scopes.join(' or ')}.` : ' Not with an API token.';
}

function paramsSchema({ path, options }: RestRoute): z.ZodType | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  if (names.length === 0) return undefined;
  return z.object(Object.fromEntries(names.map((name) => [name, name in (options.ids ?? {}) ? pathId : z.string()])));
}

/** Returns the operation id of a route. */
export function operationIdOf({ method, path }: RestRoute): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return [method, ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}

function securityOf(route: RestRoute): Record<string, string[]>[] {
  if (route.options.access === 'anyone') return [];
  const allowsTokens = !isMutation(route) || requiredTokenScopes(route).length > 0;
  return [{ session: [] }, ...(allowsTokens ? [{ token: [] }] : [])];
}

/**
 * Returns the part of the OpenAPI description that comes from the route's own schemas; failures and examples are added
 * later.
 */
export function toRouteSchema(route: RestRoute): Record<string, unknown> {
  const { options } = route;
  const params = paramsSchema(route);
  return {
    operationId: operationIdOf(route),
    tags: [options.tag],
    summary: options.summary,
    description: `${describeAccess(options.access)}${describeTokens(route)}${describeHeaders(route)}`,
    security: securityOf(route),
    ...(params && { params }),
    ...(options.query && { querystring: options.query }),
    ...(options.body && { body: options.body }),
    ...(options.bodyType === 'multipart' && { consumes: ['multipart/form-data'] }),
    response: { 200: options.success },
  };
}
