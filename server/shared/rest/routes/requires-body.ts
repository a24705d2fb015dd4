import type { RestRoute } from './route.ts';

/**
 * Whether a call is refused without a body: if it makes a change and has required properties, or says so. An empty
 * object counts as a body.
 */
export function requiresBody({ method, options: { body, bodyType, effect, withoutBody } }: RestRoute): boolean {
  if (!body || method === 'get' || effect === 'read' || bodyType === 'multipart') return false;
  return withoutBody === 'refused' || !body.safeParse({}).success;
}
