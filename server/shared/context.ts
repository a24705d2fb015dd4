import type { EntityManager } from '@mikro-orm/postgresql';
import type { Permission, PermissionName } from './permission.ts';
import { NotPermitted, NotSignedIn } from './errors/index.ts';

/** The acting user with current permissions. `sessionId` is null for a job or an API token. */
export type Viewer = {
  id: number;
  sessionId: number | null;
  /** API token of the request. */
  tokenId?: number;
  permissions: readonly Permission[];
};

/** Services that `server/app` passes to use cases; each feature and engine declares its own part. */
export interface Services {
  /** Public URL of the site, without a trailing slash. */
  publicUrl: string;
}

/** Context of a request or job. A missing viewer is a visitor, never "no check". */
export type Context = {
  viewer: Viewer | null;
  em: EntityManager;
  services: Services;
  requestId: string;
};

/** Returns the viewer. Throws 401 without one. */
export function requireViewer(context: { viewer: Viewer | null }): Viewer {
  if (!context.viewer) throw new NotSignedIn();
  return context.viewer;
}

/** Whether the viewer is signed in as that user. An API token acts for its owner, but never on the owner's account. */
export function isSignedInAs(viewer: Viewer | null, userID: number): boolean {
  return viewer?.id === userID && viewer.tokenId === undefined;
}

/** Whether the viewer has a permission, regardless of its parameters. */
export function hasPermission(viewer: Viewer | null, name: PermissionName): boolean {
  return viewer?.permissions.some((permission) => permission.name === name) ?? false;
}

/** Throws 401 without a viewer, and 403 if `allowed` is false. */
export function authorize(viewer: Viewer | null, allowed: boolean): void {
  if (!viewer) throw new NotSignedIn();
  if (!allowed) throw new NotPermitted();
}
