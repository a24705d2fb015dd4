export { deleteExpiredSessions, endUserSessions, renewUserSessions } from './end-sessions.ts';
export { resolveSessionViewer } from './resolve-viewer.ts';
export { SessionResolver } from './session.resolver.ts';
export { setSessionCookie, type NewSession, startSession } from './start-session.ts';
