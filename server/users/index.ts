export { createAccountServices } from './account-services.ts';
export { AccountRulesResolver } from './account-rules.resolver.ts';
export {
  isAccountTokenUsable,
  sweepAccountTokens,
  consumeAccountToken,
  invalidateAccountTokens,
} from './account-token.ts';
export { storePasswordHash } from './store-password-hash.ts';
export { hasUsers, insertFirstAdministrator } from './insert-first-administrator.ts';
export { createEditorNameLoader, loadEditor } from './editor.loaders.ts';
export { Editor } from './editor.type.ts';
export { getViewerUser } from './get-user.ts';
export { noUserResponse, toUserResponse, userResponse } from './user.response.ts';
export { RoleResolver } from './role.resolver.ts';
export { rolesRoutes } from './roles.routes.ts';
export {
  sendActivationMail,
  sendEmailChangeNotice,
  sendEmailConfirmationMail,
  sendPasswordResetMail,
} from './send-account-mail.ts';
export { listPublicationMailReaders, loadMailRecipient, type MailRecipient, sendUserMail } from './send-user-mail.ts';
export { displayNameOf, joinActiveUser, joinDisplayName, joinFullName, roleNameOf } from './sql-fragments.ts';
export { Profile, Role, UserAccount, userIndexErrors } from './user.entity.ts';
export { emailAddress } from './user.input.ts';
export {
  type Credentials,
  findAccount,
  findCredentials,
  loadPasswordHash,
  loadUser,
  loadViewerOfUser,
  normalizeEmail,
  type User,
} from './user.queries.ts';
export { sweepUserImages } from './sweep-user-images.ts';
export { UserResolver } from './user.resolver.ts';
export { DonePayload, UserObject } from './user.type.ts';
export { RoleViewerResolver, UserViewerResolver } from './user-viewer.resolver.ts';
export { usersRoutes } from './users.routes.ts';
