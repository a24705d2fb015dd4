export { deleteExpiredSessions, endSession, endUserSessions, renewUserSessions } from './end-sessions.ts';
export { findSessionViewer } from './find-session-viewer.ts';
export { renewIdleTime } from './renew-idle-time.ts';
export { SessionResolver } from './session.resolver.ts';
export { setSessionCookie, type NewSession, startSession } from './start-session.ts';
