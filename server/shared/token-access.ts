import { hasPermission, type Viewer } from './context.ts';
import { NotPermitted } from './errors/index.ts';
import type { PermissionName } from './permission.ts';

/** The scopes of which an API token needs one to make a change; with none of them, the change needs a session. */
export type TokenScopes = readonly PermissionName[];

/** A change that concerns the account of who makes it: no API token can make it. */
export const sessionOnly: TokenScopes = [];

/**
 * 403 where the viewer is an API token without a scope that names the change. The one place that decides what a token
 * can change at all; the policy of the use case decides about the object at hand.
 */
export function authorizeToken(viewer: Viewer | null, scopes: TokenScopes): void {
  if (viewer?.tokenId === undefined) return;
  if (!scopes.some((scope) => hasPermission(viewer, scope))) throw new NotPermitted();
}
