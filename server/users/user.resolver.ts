import { Ctx, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../shared/graphql/index.ts';
import { getViewerUser } from './get-user.ts';
import type { User } from './user.queries.ts';
import { UserObject } from './user.type.ts';

@Resolver()
export class UserResolver {
  @Query(() => UserObject, { nullable: true, description: 'The signed-in user, null for a visitor. Anyone.' })
  viewer(@Ctx() context: GraphQLContext): Promise<User | null> {
    return getViewerUser(context);
  }
}
