import { hasPermission, type Viewer } from './context.ts';
import { NotPermitted } from './errors/index.ts';
import type { PermissionName } from './permission.ts';

/** Scopes of which an API token needs one to make a change; empty if the change needs a session. */
export type TokenScopes = readonly PermissionName[];

/** For changes to the account itself, which no API token can make. */
export const sessionOnly: TokenScopes = [];

/**
 * Throws 403 if the viewer is an API token without one of the scopes. Decides only what tokens may change at all; the
 * use case's policy decides about the object.
 */
export function authorizeToken(viewer: Viewer | null, scopes: TokenScopes): void {
  if (viewer?.tokenId === undefined) return;
  if (!scopes.some((scope) => hasPermission(viewer, scope))) throw new NotPermitted();
}
