import { clientNetworkOf } from '../rate-limit/index.ts';
import type { RequestContext } from './request-context.ts';

/** Returns the key under which a caller's rate limits are counted: token, user, or network of a visitor. */
export function rateLimitKeyOf({ viewer, client }: Pick<RequestContext, 'viewer' | 'client'>): string {
  if (!viewer) return clientNetworkOf(client.address);
  return viewer.tokenId === undefined ? `user ${viewer.id}` : `token ${viewer.tokenId}`;
}
