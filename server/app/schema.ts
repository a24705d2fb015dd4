import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { AuthResolver } from '../auth/index.ts';
import { MediaResolver } from '../media/index.ts';
import { PageFieldsResolver, PageResolver, PageTypeResolver, PublishedPageResolver } from '../pages/index.ts';
import { PublicationResolver } from '../publication/index.ts';
import { SettingsResolver } from '../settings/index.ts';
import { DateTime } from '../shared/graphql/index.ts';
import { UserResolver } from '../users/index.ts';

/** The schema of all features, the only contract between server, admin area and site. */
export function buildGraphQLSchema(): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: [
      AuthResolver,
      MediaResolver,
      PageFieldsResolver,
      PageResolver,
      PageTypeResolver,
      PublicationResolver,
      PublishedPageResolver,
      SettingsResolver,
      UserResolver,
    ],
    scalarsMap: [{ type: Date, scalar: DateTime }],
    validate: false,
  });
}
