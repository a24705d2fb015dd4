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

/** Every role, for who gives or edits them: manage-users or manage-roles. */
export async function listRoles(context: Context): Promise<RoleView[]> {
  const { viewer } = context;
  authorize(viewer, hasPermission(viewer, 'manage-users') || hasPermission(viewer, 'manage-roles'));
  return loadRoles(context.em);
}
