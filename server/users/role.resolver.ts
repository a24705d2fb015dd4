import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AllowTokens, type GraphQLContext, toPayload } from '../shared/graphql/index.ts';
import { createRole, deleteRole, updateRole } from './change-roles.ts';
import { listRoles } from './get-user.ts';
import { RoleInput } from './user-input.type.ts';
import { DeleteRolePayload, RoleObject, RolePayload } from './user.type.ts';

@Resolver()
export class RoleResolver {
  @Query(() => [RoleObject], { description: 'Every role. Permission manage-users or manage-roles.' })
  roles(@Ctx() context: GraphQLContext): Promise<RoleObject[]> {
    return listRoles(context);
  }

  @AllowTokens('manage-roles')
  @Mutation(() => RolePayload, {
    description: "Creates a role with at most the viewer's permissions. Permission manage-roles.",
  })
  createRole(
    @Ctx() context: GraphQLContext,
    @Arg('input', () => RoleInput, { description: 'The role.' }) input: RoleInput,
  ): Promise<RolePayload> {
    return toPayload('role', createRole(context, input));
  }

  @AllowTokens('manage-roles')
  @Mutation(() => RolePayload, {
    description: "Changes a role within the viewer's permissions. Permission manage-roles.",
  })
  updateRole(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the role.' }) id: number,
    @Arg('input', () => RoleInput, { description: 'The role.' }) input: RoleInput,
    @Arg('expected', () => RoleInput, {
      nullable: true,
      description:
        'The role that the client last saw. Properties of input that equal it do not change; V_07 if somebody else changed the same.',
    })
    expected: RoleInput | null,
  ): Promise<RolePayload> {
    return toPayload('role', updateRole(context, id, { input, seen: expected }));
  }

  @AllowTokens('manage-roles')
  @Mutation(() => DeleteRolePayload, { description: 'Deletes a role without users. Permission manage-roles.' })
  deleteRole(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the role.' }) id: number,
  ): Promise<DeleteRolePayload> {
    return toPayload(
      'id',
      deleteRole(context, id).then(() => id),
    );
  }
}
