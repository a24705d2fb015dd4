import { authorize, type Context, hasPermission, requireViewer } from '../shared/context.ts';
import { loadRoles, loadUser, loadUsers, type RoleRecord, type User } from './user.queries.ts';

/** Returns the signed-in user; null for a visitor. */
export async function getViewerUser(context: Context): Promise<User | null> {
  return context.viewer ? loadUser(context.em, context.viewer.id) : null;
}

/** Returns the signed-in user; 401 for a visitor. */
export async function requireViewerUser(context: Context): Promise<User> {
  return loadUser(context.em, requireViewer(context).id);
}

/** Returns every user; manage-users. */
export async function listUsers(context: Context): Promise<User[]> {
  authorize(context.viewer, hasPermission(context.viewer, 'manage-users'));
  return loadUsers(context.em);
}

/** Returns every role; manage-users or manage-roles. */
export async function listRoles(context: Context): Promise<RoleRecord[]> {
  const { viewer } = context;
  authorize(viewer, hasPermission(viewer, 'manage-users') || hasPermission(viewer, 'manage-roles'));
  return loadRoles(context.em);
}
