export { AuthResolver } from './auth.resolver.ts';
export { authRoutes } from './auth.routes.ts';
export { type AuthOptions, createAuthServices } from './auth-services.ts';
export { createFirstAdministrator } from './create-first-administrator.ts';
export { sendForgottenPasswordMail } from './forgot-password.ts';
export { generatePassword } from './generate-password.ts';
export { resolveSessionViewer } from './resolve-session-viewer.ts';
