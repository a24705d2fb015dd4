import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { AllowTokens, RequireSession, type GraphQLContext, toPayload } from '../shared/graphql/index.ts';
import { Editor, loadEditor } from '../users/index.ts';
import {
  ApiTokenInput,
  ApiTokenList,
  ApiTokenObject,
  CreateApiTokenPayload,
  RevokeApiTokenPayload,
} from './api-token.type.ts';
import { createApiToken } from './create-api-token.ts';
import { listApiTokens, listOwnApiTokens } from './list-api-tokens.ts';
import { revokeApiToken } from './revoke-api-token.ts';

@Resolver(() => ApiTokenObject)
export class ApiTokenResolver {
  @Query(() => [ApiTokenObject], {
    description:
      "The viewer's own API tokens, newest first, including those that expired in the last 30 days. Signed in.",
  })
  async ownApiTokens(@Ctx() context: GraphQLContext): Promise<ApiTokenObject[]> {
    return (await listOwnApiTokens(context)).map(ApiTokenObject.from);
  }

  @Query(() => ApiTokenList, { description: "Everybody's API tokens. Permission manage-api-tokens." })
  async apiTokens(
    @Ctx() context: GraphQLContext,
    @Arg('pageIndex', () => Int, { defaultValue: 0, description: 'From 0.' }) pageIndex: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'At most 1,000.' }) pageSize: number,
    @Arg('searchTerm', () => String, { nullable: true, description: "Searched in the token's and the owner's name." })
    searchTerm: string | null,
  ): Promise<ApiTokenList> {
    const { items, totalItems } = await listApiTokens(context, { pageIndex, pageSize, searchTerm });
    return { items: items.map(ApiTokenObject.from), totalItems };
  }

  @RequireSession()
  @Mutation(() => CreateApiTokenPayload, {
    description: "Creates an API token with at most the viewer's permissions. Signed in, by a session.",
  })
  async createApiToken(
    @Ctx() context: GraphQLContext,
    @Arg('input', () => ApiTokenInput, { description: 'The token.' }) input: ApiTokenInput,
  ): Promise<CreateApiTokenPayload> {
    const { created, errors } = await toPayload('created', createApiToken(context, input));
    return { apiToken: created && ApiTokenObject.from(created.apiToken), secret: created?.secret ?? null, errors };
  }

  @AllowTokens('manage-api-tokens')
  @Mutation(() => RevokeApiTokenPayload, {
    description: "Revokes an API token. The viewer's own, or permission manage-api-tokens.",
  })
  revokeApiToken(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the token.' }) id: number,
  ): Promise<RevokeApiTokenPayload> {
    return toPayload('apiToken', revokeApiToken(context, id).then(ApiTokenObject.from));
  }

  @FieldResolver(() => Editor, { nullable: true, description: 'The user for whom it acts.' })
  owner(@Ctx() context: GraphQLContext, @Root() { userID }: ApiTokenObject): Promise<Editor | null> {
    return loadEditor(context, userID);
  }
}
