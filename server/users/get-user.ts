import { authorize, type Context, hasPermission, requireViewer } from '../shared/context.ts';
import { loadRoles, loadUser, loadUsers, type RoleView, type User } from './user.queries.ts';

/** The signed-in user, null for a visitor. */
export async function getViewerUser(context: Context): Promise<User | null> {
  return context.viewer ? loadUser(context.em, context.viewer.id) : null;
}

/** The signed-in user; 401 for a visitor. */
export async function getOwnUser(context: Context): Promise<User> {
  return loadUser(context.em, requireViewer(context).id);
}

/** Every user; manage-users. */
export async function listUsers(context: Context): Promise<User[]> {
  authorize(context.viewer, hasPermission(context.viewer, 'manage-users'));
  return loadUsers(context.em);
}

/** Every role; manage-users. */
export async function listRoles(context: Context): Promise<RoleView[]> {
  authorize(context.viewer, hasPermission(context.viewer, 'manage-users'));
  return loadRoles(context.em);
}
