import { type PermissionName, permissionNames } from '../../../server/shared/permission.ts';

type Access = 'anyone' | 'signed-in' | PermissionName | readonly PermissionName[];

/**
 * Who may use the fields of Query and Mutation that are open to everyone or to every signed-in user, or whose
 * description says more than one permission. All others name their permission at the end of their description. A field
 * that does neither, or is opened to others, fails the build.
 */
const listedAccess: Readonly<Record<string, Access>> = {
  viewer: 'anyone',
  settings: 'anyone',
  questionnaire: 'anyone',
  checkResult: 'anyone',
  finishCheck: 'anyone',
  search: 'anyone',
  searchSuggestions: 'anyone',
  tags: 'signed-in',
  publicTags: 'anyone',
  privateTags: 'signed-in',
  publishedMenu: 'anyone',
  privacyFacts: 'anyone',
  startImport: 'manage-settings',
  accountRules: 'anyone',
  publishedPage: 'anyone',
  preview: 'anyone',
  sharePreview: 'signed-in',
  withdrawPreview: 'signed-in',
  newestPages: 'anyone',
  publishedPages: 'anyone',
  node: 'anyone',
  nodes: 'anyone',
  pages: 'signed-in',
  page: 'signed-in',
  pageVersion: 'signed-in',
  pageTypes: 'signed-in',
  slugAvailable: 'signed-in',
  slugCheck: 'signed-in',
  anchorAvailable: 'signed-in',
  pageEditors: 'signed-in',
  pageImpact: 'signed-in',
  pageBin: 'signed-in',
  redirects: 'signed-in',
  restorePage: 'delete-page',
  restorePages: 'delete-page',
  pageHistory: 'signed-in',
  pageSnapshot: 'signed-in',
  comparePageSnapshots: 'signed-in',
  comparePageVersions: 'signed-in',
  sessions: 'signed-in',
  ownApiTokens: 'signed-in',
  createApiToken: 'signed-in',
  revokeApiToken: 'signed-in',
  roles: ['manage-users', 'manage-roles'],
  login: 'anyone',
  logout: 'anyone',
  forgotPassword: 'anyone',
  resetAccount: 'anyone',
  confirmEmail: 'anyone',
  refreshSession: 'signed-in',
  changePassword: 'signed-in',
  endSession: 'signed-in',
  endOtherSessions: 'signed-in',
  updateUser: 'manage-users',
  removeUserImage: 'manage-users',
  setUserImage: 'manage-users',
  // The requester may too, as the workflow tests show.
  revokePublication: 'publish-page',
  publicationRequests: 'signed-in',
  publicationRequestCount: 'signed-in',
  publicationRequest: 'signed-in',
  scheduledPublications: 'signed-in',
  publishingChecks: 'signed-in',
  pagesPublishingChecks: 'signed-in',
  setPublicationMails: 'signed-in',
  file: 'signed-in',
  mediaDirectory: 'signed-in',
  mediaSearch: 'signed-in',
  mediaBin: 'signed-in',
  pagesByFile: 'signed-in',
  filePlacements: 'signed-in',
};

/** Returns who may use a field: as listed, otherwise the permission in its description; undefined if it has neither. */
export function findAccess({ name, description }: { name: string; description?: string | null }): Access | undefined {
  const [, permission] = /Permission ([a-z-]+)\.$/.exec(description ?? '') ?? [];
  return listedAccess[name] ?? permissionNames.find((known) => known === permission);
}

/** The names of the listed fields. */
export const listedFields = Object.keys(listedAccess);

/** `session` if no API token may; otherwise the scopes of which it needs one, or that it needs any scope. */
type TokenAccess = 'session' | 'any scope' | readonly PermissionName[];

/**
 * What an API token needs for each mutation that requires no permission of a session; every other mutation needs the
 * permission as a scope. No mutation is open to every token: a token without scopes changes nothing.
 */
export const tokenAccessByMutation: Readonly<Record<string, TokenAccess>> = {
  login: 'session',
  logout: 'session',
  forgotPassword: 'session',
  resetAccount: 'session',
  confirmEmail: 'session',
  refreshSession: 'session',
  changePassword: 'session',
  endSession: 'session',
  endOtherSessions: 'session',
  setPublicationMails: 'session',
  createApiToken: 'session',
  revokeApiToken: ['manage-api-tokens'],
  sharePreview: ['edit-page', 'publish-page'],
  withdrawPreview: ['edit-page', 'publish-page'],
  finishCheck: 'any scope',
};
