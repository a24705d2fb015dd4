export { getOwnUser, getViewerUser } from './get-user.ts';
export { noUserSchema, presentUser, userSchema } from './present-user.ts';
export { Profile, Role, UserAccount } from './user.entity.ts';
export { type Credentials, findCredentials, loadUser, normaliseEmail, type User } from './user.queries.ts';
export { UserResolver } from './user.resolver.ts';
export { UserObject } from './user.type.ts';
export { usersRoutes } from './users.routes.ts';
