import { type GraphQLFieldResolver, type GraphQLSchema, defaultFieldResolver } from 'graphql';
import type { GraphQLContext } from '../shared/graphql/index.ts';
import { permissionNames } from '../shared/permission.ts';
import { authorizeToken, sessionOnly, type TokenScopes } from '../shared/authorize-token.ts';

/** For every mutation, the scopes of which an API token needs at least one. */
const mutationScopes: Readonly<Record<string, TokenScopes>> = {
  acceptPublication: ['publish-page'],
  addFile: ['manage-media'],
  addVideo: ['manage-media'],
  announcePresence: ['edit-page'],
  cancelScheduledPublication: ['publish-page'],
  changePageTags: ['edit-page'],
  changePassword: sessionOnly,
  changeSlug: ['edit-page'],
  confirmEmail: sessionOnly,
  createApiToken: sessionOnly,
  createDirectory: ['manage-media'],
  createMenu: ['manage-menu'],
  createPage: ['create-page'],
  createRedirect: ['edit-page'],
  createRole: ['manage-roles'],
  createTags: ['manage-tags'],
  createTranslation: ['create-page'],
  createUser: ['manage-users'],
  deleteDirectory: ['manage-media'],
  deleteFile: ['manage-media'],
  deleteMedia: ['manage-media'],
  deleteMenu: ['manage-menu'],
  deletePages: ['delete-page'],
  deleteRedirect: ['edit-page'],
  deleteRole: ['manage-roles'],
  deleteTags: ['manage-tags'],
  deleteUser: ['manage-users'],
  discardBundle: ['manage-settings'],
  discardQuestionnaire: ['manage-questionnaire'],
  duplicatePage: ['create-page'],
  editFile: ['manage-media'],
  editTag: ['manage-tags'],
  endOtherSessions: sessionOnly,
  endSession: sessionOnly,
  finishCheck: permissionNames,
  forgotPassword: sessionOnly,
  indexAllPages: ['manage-search'],
  login: sessionOnly,
  logout: sessionOnly,
  markTranslationUpToDate: ['edit-page'],
  mergeTags: ['manage-tags'],
  moveDirectory: ['manage-media'],
  moveFile: ['manage-media'],
  moveMedia: ['manage-media'],
  publishMenu: ['manage-menu'],
  publishPage: ['publish-page'],
  publishPages: ['publish-page'],
  publishQuestionnaire: ['manage-questionnaire'],
  refreshSession: sessionOnly,
  rejectPublication: ['publish-page'],
  removeAllPagesFromIndex: ['manage-search'],
  removeUserImage: ['manage-users'],
  replaceFile: ['manage-media'],
  requestPublication: ['edit-page'],
  resendActivation: ['manage-users'],
  resetAccount: sessionOnly,
  restoreBlock: ['edit-page'],
  restoreMedia: ['manage-media'],
  restorePage: ['delete-page'],
  restorePageSnapshot: ['edit-page'],
  restorePages: ['delete-page'],
  revokeApiToken: ['manage-api-tokens'],
  revokePublication: ['edit-page', 'publish-page'],
  schedulePublication: ['publish-page'],
  setPublicationMails: sessionOnly,
  setUserImage: ['manage-users'],
  sharePreview: ['edit-page', 'publish-page'],
  startExport: ['manage-settings'],
  startImport: ['manage-settings'],
  storeMenu: ['manage-menu'],
  storePageVersion: ['edit-page'],
  storeQuestionnaire: ['manage-questionnaire'],
  tagPage: ['edit-page'],
  undoMenuPublication: ['manage-menu'],
  undoPublications: ['publish-page'],
  unpublishPage: ['publish-page'],
  unpublishPages: ['publish-page'],
  updateRole: ['manage-roles'],
  updateSettings: ['manage-settings'],
  updateUser: ['manage-users'],
  withdrawPreview: ['edit-page', 'publish-page'],
};

const scopesOf = (name: string): TokenScopes => {
  const scopes = mutationScopes[name];
  if (!scopes) throw new Error(`enforce-token-scopes.ts lists no token scopes for ${name}`);
  return scopes;
};

/**
 * Makes every mutation check the scopes of API tokens before its input is read. Throws for an unlisted mutation and for
 * a listed one that does not exist.
 */
export function enforceTokenScopes(schema: GraphQLSchema): GraphQLSchema {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const unknown = Object.keys(mutationScopes).filter((name) => !(name in mutations));
  if (unknown.length > 0)
    throw new Error(`enforce-token-scopes.ts lists mutations that do not exist: ${unknown.join(', ')}`);
  for (const field of Object.values(mutations)) {
    const scopes = scopesOf(field.name);
    const resolve: GraphQLFieldResolver<unknown, GraphQLContext> = field.resolve ?? defaultFieldResolver;
    field.resolve = (...resolverArgs: Parameters<typeof resolve>): unknown => {
      const [, , { viewer }] = resolverArgs;
      authorizeToken(viewer, scopes);
      return resolve(...resolverArgs);
    };
  }
  return schema;
}
