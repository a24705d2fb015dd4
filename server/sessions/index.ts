export { endOldSessions, endSessionsOf, renewSessionsOf } from './end-sessions.ts';
export { resolveViewer } from './resolve-viewer.ts';
export { SessionResolver } from './session.resolver.ts';
export { keepSession, type NewSession, startSession } from './start-session.ts';
