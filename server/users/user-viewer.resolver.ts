import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { hasPermission } from '../shared/context.ts';
import { type GraphQLContext, getLoader } from '../shared/graphql/index.ts';
import { createAdministratorIDsLoader, createUserCountLoader } from './user.loaders.ts';
import { canDeleteUser, canEditProfile, canEditRole, canEditUser, canAssignRole } from './user.policy.ts';
import type { RoleRecord, User } from './user.queries.ts';
import { RoleObject, UserObject } from './user.type.ts';

/** What the viewer may do with a user, so that clients need no permission rules. */
@Resolver(() => UserObject)
export class UserViewerResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change address and role.' })
  viewerCanEdit(@Ctx() { viewer }: GraphQLContext, @Root() user: User): boolean {
    return canEditUser(viewer, user);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change name, job title and image.' })
  viewerCanEditProfile(@Ctx() { viewer }: GraphQLContext, @Root() user: User): boolean {
    return canEditProfile(viewer, user);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may delete the user.' })
  viewerCanDelete(@Ctx() { viewer }: GraphQLContext, @Root() user: User): boolean {
    return canDeleteUser(viewer, user);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether there is no other administrator: role and account cannot change. Null without manage-users.',
  })
  async lastAdministrator(@Ctx() context: GraphQLContext, @Root() { id }: User): Promise<boolean | null> {
    if (!hasPermission(context.viewer, 'manage-users')) return null;
    const administrators = await getLoader(context, createAdministratorIDsLoader).load('all');
    return administrators.length === 1 && administrators[0] === id;
  }
}

/** What the viewer may do with a role. */
@Resolver(() => RoleObject)
export class RoleViewerResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may assign the role to a user.' })
  viewerCanGive(@Ctx() { viewer }: GraphQLContext, @Root() role: RoleRecord): boolean {
    return canAssignRole(viewer, role);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change or delete the role.' })
  viewerCanEdit(@Ctx() { viewer }: GraphQLContext, @Root() role: RoleRecord): boolean {
    return canEditRole(viewer, role);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many users have it; null without the permissions manage-users and manage-roles.',
  })
  async userCount(@Ctx() context: GraphQLContext, @Root() role: RoleRecord): Promise<number | null> {
    const { viewer } = context;
    if (!hasPermission(viewer, 'manage-users') && !hasPermission(viewer, 'manage-roles')) return null;
    return getLoader(context, createUserCountLoader).load(role.id);
  }
}
