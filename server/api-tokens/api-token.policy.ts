import { hasPermission, isSignedInAs, type Viewer } from '../shared/context.ts';
import type { PermissionName } from '../shared/permission.ts';

/**
 * A viewer cannot give a token more permissions than they have. A token cannot create another one, which would outlive
 * it.
 */
export function canCreateApiToken(viewer: Viewer | null, scopes: readonly PermissionName[]): boolean {
  return viewer?.tokenId === undefined && scopes.every((scope) => hasPermission(viewer, scope));
}

/** Everybody may revoke their own tokens, but not by an API token. With manage-api-tokens also those of others. */
export function canRevokeApiToken(viewer: Viewer | null, { userID }: { userID: number }): boolean {
  if (viewer?.id === userID) return isSignedInAs(viewer, userID);
  return canListApiTokens(viewer);
}

/** manage-api-tokens. */
export function canListApiTokens(viewer: Viewer | null): boolean {
  return hasPermission(viewer, 'manage-api-tokens');
}
