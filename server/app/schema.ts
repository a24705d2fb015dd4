import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { AuditResolver } from '../audit/index.ts';
import { AuthResolver } from '../auth/index.ts';
import { LibraryResolver, MediaResolver } from '../media/index.ts';
import { PageFieldsResolver, PageResolver, PageTypeResolver, PublishedPageResolver } from '../pages/index.ts';
import { PublicationResolver } from '../publication/index.ts';
import { SessionResolver } from '../sessions/index.ts';
import { SettingsResolver } from '../settings/index.ts';
import { DateTime } from '../shared/graphql/index.ts';
import {
  AccountRulesResolver,
  RoleResolver,
  RoleViewerResolver,
  UserResolver,
  UserViewerResolver,
} from '../users/index.ts';

/** The schema of all features, the only contract between server, admin area and site. */
export function buildGraphQLSchema(): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: [
      AccountRulesResolver,
      AuditResolver,
      AuthResolver,
      LibraryResolver,
      MediaResolver,
      PageFieldsResolver,
      PageResolver,
      PageTypeResolver,
      PublicationResolver,
      PublishedPageResolver,
      RoleResolver,
      RoleViewerResolver,
      SessionResolver,
      SettingsResolver,
      UserResolver,
      UserViewerResolver,
    ],
    scalarsMap: [{ type: Date, scalar: DateTime }],
    validate: false,
  });
}
