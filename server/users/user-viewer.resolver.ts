import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { hasPermission } from '../shared/context.ts';
import { type GraphQLContext, loaderOf } from '../shared/graphql/index.ts';
import { createAdministratorsLoader, createUserCountLoader } from './user.loaders.ts';
import { canDeleteUser, canEditProfile, canEditRole, canEditUser, canGiveRole } from './user.policy.ts';
import type { RoleView, User } from './user.queries.ts';
import { RoleObject, UserObject } from './user.type.ts';

/** What the viewer may do with a user, so that no client works it out. */
@Resolver(() => UserObject)
export class UserViewerResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change address and role.' })
  viewerCanEdit(@Ctx() { viewer }: GraphQLContext, @Root() user: User): boolean {
    return canEditUser(viewer, user);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change name, job title and picture.' })
  viewerCanEditProfile(@Ctx() { viewer }: GraphQLContext, @Root() user: User): boolean {
    return canEditProfile(viewer, user);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may delete the user.' })
  viewerCanDelete(@Ctx() { viewer }: GraphQLContext, @Root() user: User): boolean {
    return canDeleteUser(viewer, user);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether no other administrator is left: role and account stay. Null without manage-users.',
  })
  async lastAdministrator(@Ctx() context: GraphQLContext, @Root() { id }: User): Promise<boolean | null> {
    if (!hasPermission(context.viewer, 'manage-users')) return null;
    const administrators = await loaderOf(context, createAdministratorsLoader).load('all');
    return administrators.length === 1 && administrators[0] === id;
  }
}

/** What the viewer may do with a role. */
@Resolver(() => RoleObject)
export class RoleViewerResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may give the role to a user.' })
  viewerCanGive(@Ctx() { viewer }: GraphQLContext, @Root() role: RoleView): boolean {
    return canGiveRole(viewer, role);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change or delete the role.' })
  viewerCanEdit(@Ctx() { viewer }: GraphQLContext, @Root() role: RoleView): boolean {
    return canEditRole(viewer, role);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many users have it; null without the permissions manage-users and manage-roles.',
  })
  async userCount(@Ctx() context: GraphQLContext, @Root() role: RoleView): Promise<number | null> {
    const { viewer } = context;
    if (!hasPermission(viewer, 'manage-users') && !hasPermission(viewer, 'manage-roles')) return null;
    return loaderOf(context, createUserCountLoader).load(role.id);
  }
}
