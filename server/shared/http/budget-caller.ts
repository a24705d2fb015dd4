import { callerOf } from '../rate-limit/index.ts';
import type { EdgeContext } from './edge-context.ts';

/** Who shares a budget: a token, a user wherever they sit, or the visitors of one address. */
export function budgetCaller({ viewer, client }: Pick<EdgeContext, 'viewer' | 'client'>): string {
  if (!viewer) return callerOf(client.address);
  return viewer.tokenId === undefined ? `user ${viewer.id}` : `token ${viewer.tokenId}`;
}
