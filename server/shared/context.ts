import type { EntityManager } from '@mikro-orm/postgresql';
import type { Permission, PermissionName } from './permission.ts';
import { NotPermitted, NotSignedIn } from './errors/index.ts';

/** Who acts, with the rights of this moment; without a session where a job or an API token acts for somebody. */
export type Viewer = {
  id: number;
  sessionId: number | null;
  /** The API token that the request came with. */
  tokenId?: number;
  permissions: readonly Permission[];
};

/** What the composition root hands to the use cases; each feature and engine declares its own part. */
export interface Services {
  /** Outside address of the site, without a trailing slash. */
  publicUrl: string;
}

/** One request or job. A missing viewer is a visitor, never "no check". */
export type Context = {
  viewer: Viewer | null;
  em: EntityManager;
  services: Services;
  requestId: string;
};

/** The viewer, or 401. */
export function requireViewer(context: { viewer: Viewer | null }): Viewer {
  if (!context.viewer) throw new NotSignedIn();
  return context.viewer;
}

/** Whether the viewer is that user in person: an API token acts for its owner, but never on the owner's account. */
export function isInPerson(viewer: Viewer | null, userID: number): boolean {
  return viewer?.id === userID && viewer.tokenId === undefined;
}

/** Whether the viewer has a permission, whatever its parameters say. */
export function hasPermission(viewer: Viewer | null, name: PermissionName): boolean {
  return viewer?.permissions.some((permission) => permission.name === name) ?? false;
}

/** 401 without a viewer, 403 where `allowed` is false. */
export function authorize(viewer: Viewer | null, allowed: boolean): void {
  if (!viewer) throw new NotSignedIn();
  if (!allowed) throw new NotPermitted();
}
