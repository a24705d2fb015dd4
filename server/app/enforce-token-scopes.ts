import { type GraphQLField, type GraphQLFieldResolver, type GraphQLSchema, defaultFieldResolver } from 'graphql';
import { findTokenScopes, type GraphQLContext } from '../shared/graphql/index.ts';
import { authorizeToken, type TokenScopes } from '../shared/authorize-token.ts';

const scopesOf = (field: GraphQLField<unknown, GraphQLContext>): TokenScopes => {
  const scopes = findTokenScopes(field);
  if (!scopes) throw new Error(`The mutation ${field.name} has neither @AllowTokens nor @RequireSession`);
  return scopes;
};

/**
 * Makes every mutation check the scopes of API tokens before its input is read. Throws for a mutation that does not
 * declare them.
 */
export function enforceTokenScopes(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const scopes = scopesOf(field);
    const resolve: GraphQLFieldResolver<unknown, GraphQLContext> = field.resolve ?? defaultFieldResolver;
    field.resolve = (...resolverArgs: Parameters<typeof resolve>): unknown => {
      const [, , { viewer }] = resolverArgs;
      authorizeToken(viewer, scopes);
      return resolve(...resolverArgs);
    };
  }
  return schema;
}
