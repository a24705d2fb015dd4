import 'reflect-metadata';
import { type GraphQLSchema, lexicographicSortSchema } from 'graphql';
import { type BuildSchemaOptions, buildSchema } from 'type-graphql';
import { ApiTokenResolver } from '../api-tokens/index.ts';
import { AuditResolver } from '../audit/index.ts';
import { AuthResolver } from '../auth/index.ts';
import { BackupsResolver } from '../backups/index.ts';
import { BinResolver, MediaBinResolver } from '../bin/index.ts';
import { BundlesResolver } from '../bundles/index.ts';
import { FilePageCountResolver, FileUsageResolver } from '../file-usage/index.ts';
import { HistoryResolver, PageSnapshotResolver } from '../history/index.ts';
import {
  BulkMediaResolver,
  DirectoryFieldsResolver,
  FileFieldsResolver,
  LibraryResolver,
  MediaDirectoryFieldsResolver,
  MediaResolver,
} from '../media/index.ts';
import { MenuLinkResolver, MenuResolver, PageMenuResolver, PublishedMenuResolver } from '../menu/index.ts';
import { AnchorResolver, ImageVariantsResolver } from '../content/index.ts';
import { PageContentResolver, PageFieldsResolver, PageResolver, PageTypeResolver } from '../pages/index.ts';
import { PageImpactResolver } from '../page-impact/index.ts';
import {
  PreviewedPageResolver,
  PublishedPageConnectionResolver,
  PublishedPageResolver,
  VisitorPageResolver,
} from '../published-pages/index.ts';
import { PresenceResolver } from '../presence/index.ts';
import { NodeResolver } from '../nodes/index.ts';
import { PagePreviewResolver, PreviewLinkFieldsResolver, PreviewResolver } from '../previews/index.ts';
import {
  PagePublicationResolver,
  PublicationQueriesResolver,
  PublicationRequestFieldsResolver,
  PublicationResolver,
  ScheduledPublicationFieldsResolver,
} from '../publication/index.ts';
import { QuestionnaireResolver } from '../questionnaire/index.ts';
import { QuestionnaireDraftResolver } from '../questionnaire-drafts/index.ts';
import { RedirectResolver } from '../redirects/index.ts';
import { SearchResolver } from '../search/index.ts';
import { SessionResolver } from '../sessions/index.ts';
import { SettingsResolver } from '../settings/index.ts';
import { DateTime } from '../shared/graphql/index.ts';
import { StatisticsResolver } from '../statistics/index.ts';
import { SystemStateResolver } from '../system-state/index.ts';
import { TagResolver } from '../tags/index.ts';
import { PageTranslationResolver, SiblingTranslationResolver, TranslationResolver } from '../translations/index.ts';
import {
  AccountRulesResolver,
  RoleResolver,
  RoleViewerResolver,
  UserResolver,
  UserViewerResolver,
} from '../users/index.ts';
import { enforceTokenScopes } from './enforce-token-scopes.ts';

const rootDescriptions = {
  Query: 'All queries. Results depend on what the caller may see; visitors see published content.',
  Mutation: 'All changes. Each describes who may make it; problems with the input are returned in `errors`.',
};

/** The root types have no class that could carry a description. */
function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, description] of Object.entries(rootDescriptions)) {
    const type = schema.getType(name);
    if (type) type.description = description;
  }
  return schema;
}

const resolvers: BuildSchemaOptions['resolvers'] = [
  AccountRulesResolver,
  AnchorResolver,
  ApiTokenResolver,
  AuditResolver,
  AuthResolver,
  BackupsResolver,
  BinResolver,
  BundlesResolver,
  HistoryResolver,
  BulkMediaResolver,
  DirectoryFieldsResolver,
  FileFieldsResolver,
  FilePageCountResolver,
  FileUsageResolver,
  LibraryResolver,
  MediaBinResolver,
  MediaDirectoryFieldsResolver,
  MediaResolver,
  MenuLinkResolver,
  MenuResolver,
  PageMenuResolver,
  PageContentResolver,
  PageFieldsResolver,
  PageImpactResolver,
  PageResolver,
  PageSnapshotResolver,
  PageTranslationResolver,
  PageTypeResolver,
  PagePreviewResolver,
  PresenceResolver,
  PreviewLinkFieldsResolver,
  PreviewResolver,
  PagePublicationResolver,
  PublicationQueriesResolver,
  PublicationRequestFieldsResolver,
  PublicationResolver,
  ScheduledPublicationFieldsResolver,
  ImageVariantsResolver,
  NodeResolver,
  PreviewedPageResolver,
  PublishedMenuResolver,
  PublishedPageConnectionResolver,
  PublishedPageResolver,
  QuestionnaireResolver,
  QuestionnaireDraftResolver,
  RedirectResolver,
  RoleResolver,
  RoleViewerResolver,
  SearchResolver,
  SessionResolver,
  SettingsResolver,
  SiblingTranslationResolver,
  StatisticsResolver,
  SystemStateResolver,
  TagResolver,
  TranslationResolver,
  UserResolver,
  UserViewerResolver,
  VisitorPageResolver,
];

/** Builds the schema of all features, the only contract between server, admin area and site. */
export async function buildGraphQLSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers,
    scalarsMap: [{ type: Date, scalar: DateTime }],
    validate: false,
  });
  // Sorted, because tools list types and fields in schema order.
  return enforceTokenScopes(lexicographicSortSchema(describeRoots(schema)));
}
