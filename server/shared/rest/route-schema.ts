import { z } from 'zod';
import { failureSchema } from './answer.ts';
import { answersFailuresWith200 } from './failure.ts';
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

function paramsSchema({ path, options }: AnyRoute): z.ZodType | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  if (names.length === 0) return undefined;
  return z.object(Object.fromEntries(names.map((name) => [name, name in (options.ids ?? {}) ? pathId : z.string()])));
}

function operationId({ method, path }: AnyRoute): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return [method, ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}

/** A failure in the one form that all have. */
const failure = (description: string) => ({ description, content: { 'application/json': { schema: failureSchema } } });

/** What a call refuses; any other refusal has the same form. */
function describeFailures({ method, options }: AnyRoute): Record<string, unknown> {
  const takesBody = method !== 'get';
  const guarded = options.access !== 'anyone';
  return {
    ...((options.body ?? options.query) && { 400: failure('Bad input, per property.') }),
    ...(guarded && { 401: failure('Not signed in, or an API token that does not count (UM_01).') }),
    ...((guarded || takesBody) && {
      403: failure(
        takesBody ? 'Not permitted (UM_01), or not from a client of this layer (V_04).' : 'Not permitted (UM_01).',
      ),
    }),
    ...((options.ids ?? options.body) && {
      404: failure('Unknown: PM_01 a page or version, UM_02 a user, V_12 else.'),
    }),
    ...(takesBody && {
      409: failure('A conflict with what is there: V_06, V_07, V_18, ML_02, ML_03.'),
      413: failure('Too large: ML_01 a file, V_14 a body.'),
      415: failure('A content type that the call does not take (V_12).'),
    }),
    429: failure('Too many requests (G_01); Retry-After says when to come again, in seconds.'),
    '4xx': failure('Refused.'),
    500: failure('Something went wrong inside (G_01).'),
  };
}

/** What the OpenAPI description tells of a route. */
export function toRouteSchema(route: AnyRoute): Record<string, unknown> {
  const { method, path, options } = route;
  const softened = answersFailuresWith200(method, path);
  const params = paramsSchema(route);
  return {
    operationId: operationId(route),
    tags: [options.tag],
    summary: options.summary,
    description: `${describeAccess(options.access)}${describeHeaders(route)}`,
    security: options.access === 'anyone' ? [] : [{ session: [] }, { token: [] }],
    ...(params && { params }),
    ...(options.query && { querystring: options.query }),
    ...(options.body && { body: options.body }),
    ...(options.bodyType === 'multipart' && { consumes: ['multipart/form-data'] }),
    response: {
      200: softened ? z.union([options.success, failureSchema]) : options.success,
      ...describeFailures(route),
    },
  };
}
