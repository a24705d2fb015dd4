import { z } from 'zod';
import { canChange, tokenScopesOf } from './guard-request.ts';
import type { Access, AnyRoute } from './route.ts';

const pathId = z.int().positive();

function describeAccess(access: Access): string {
  if (access === 'anyone') return 'Anyone.';
  return access === 'signed-in' ? 'Signed in.' : `Permission: ${access}.`;
}

function describeHeaders({ method, options }: AnyRoute): string {
  if (method === 'get') return '';
  if (options.effect === 'read') return ' Needs `X-Requested-With: XMLHttpRequest`.';
  return ' Needs `X-Requested-With: XMLHttpRequest` and `X-CSRF-Token`.';
}

/** Which API tokens may make a change that its access does not tell. */
function describeTokens(route: AnyRoute): string {
  const { access } = route.options;
  if (!canChange(route) || (access !== 'anyone' && access !== 'signed-in')) return '';
  const scopes = tokenScopesOf(route);
  return scopes.length > 0 ? ` API tokens: scope ${scopes.join(' or ')}.` : ' Not with an API token.';
}

function paramsSchema({ path, options }: AnyRoute): z.ZodType | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  if (names.length === 0) return undefined;
  return z.object(Object.fromEntries(names.map((name) => [name, name in (options.ids ?? {}) ? pathId : z.string()])));
}

/** Its name in the description. */
export function operationId({ method, path }: AnyRoute): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return [method, ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}

function securityOf(route: AnyRoute): Record<string, string[]>[] {
  if (route.options.access === 'anyone') return [];
  const isForTokens = !canChange(route) || tokenScopesOf(route).length > 0;
  return [{ session: [] }, ...(isForTokens ? [{ token: [] }] : [])];
}

/** What the OpenAPI description takes from a route's own schemas; failures and examples are added to the whole. */
export function toRouteSchema(route: AnyRoute): Record<string, unknown> {
  const { options } = route;
  const params = paramsSchema(route);
  return {
    operationId: operationId(route),
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
