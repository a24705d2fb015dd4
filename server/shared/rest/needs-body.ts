import type { AnyRoute } from './route.ts';

/**
 * Whether a call is refused without a body: one that changes something by properties that it requires, or by whatever
 * properties it is sent. An empty object is a body.
 */
export function needsBody({ method, options: { body, bodyType, effect, withoutBody } }: AnyRoute): boolean {
  if (!body || method === 'get' || effect === 'read' || bodyType === 'multipart') return false;
  return withoutBody === 'refused' || !body.safeParse({}).success;
}
