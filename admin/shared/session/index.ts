export { GuardedRoute } from './guarded-route.tsx';
export { SessionMonitor } from './session-monitor.tsx';
export { hasPermission, type PermissionName } from './permissions.ts';
export { readReturnPath } from './return-path.ts';
export { sessionStore, type SessionUser } from './session-store.ts';
export { signOutReason, useSignOutReason } from './sign-out-reason.ts';
export { useFetchSession, useLogin, useLogout, usePermission, useSession } from './use-session.ts';
