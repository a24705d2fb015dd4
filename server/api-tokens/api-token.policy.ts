import { hasPermission, isInPerson, type Viewer } from '../shared/context.ts';
import type { PermissionName } from '../shared/permission.ts';

/** Nobody gives a token more than they hold, and no token makes another, which would outlive it. */
export function canCreateApiToken(viewer: Viewer | null, scopes: readonly PermissionName[]): boolean {
  return viewer?.tokenId === undefined && scopes.every((scope) => hasPermission(viewer, scope));
}

/** Everybody their own; with manage-api-tokens anybody's, by an API token anybody else's than its owner's. */
export function canRevokeApiToken(viewer: Viewer | null, { userID }: { userID: number }): boolean {
  if (viewer?.id === userID) return isInPerson(viewer, userID);
  return canListApiTokens(viewer);
}

export function canListApiTokens(viewer: Viewer | null): boolean {
  return hasPermission(viewer, 'manage-api-tokens');
}
