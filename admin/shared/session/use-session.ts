import type { PermissionName } from './permissions.ts';
import type { SessionState } from './session-store.ts';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useSyncExternalStore } from 'react';
import { useLoginMutation, useLogoutMutation, useViewerFetch } from '../../generated/graphql.ts';
import type { Outcome } from '../errors/index.ts';
import { submitMutation } from '../errors/index.ts';
import { userChangeFlags } from '../users/user-change-flags.ts';
import { hasPermission } from './permissions.ts';
import { sessionStore } from './session-store.ts';
import { signOutReason } from './sign-out-reason.ts';

export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
}

export function usePermission(name: PermissionName): boolean {
  return hasPermission(useSession().user, name);
}

/** Loads the current user from the server; a failure counts as signed out. */
export function useFetchSession(): () => Promise<void> {
  const fetchViewer = useViewerFetch();
  return useCallback(async () => {
    try {
      const { data } = await fetchViewer();
      userChangeFlags.clear();
      sessionStore.receive(data?.viewer ?? null);
      if (signOutReason.get() === 'unreached') signOutReason.set(null);
    } catch {
      signOutReason.set('unreached');
      sessionStore.clear();
    }
  }, [fetchViewer]);
}

/** Signs in. Errors are stored in the error collection "login". */
export function useLogin(): (email: string, password: string) => Promise<Outcome> {
  const [login] = useLoginMutation();
  return async (email, password) => {
    const { outcome, payload } = await submitMutation('login', () => login({ variables: { email, password } }));
    if (payload?.user) sessionStore.receive(payload.user);
    return outcome;
  };
}

/** Ends the session on the server and clears the cached data, even if the server cannot be reached. */
export function useLogout(): () => Promise<void> {
  const client = useApolloClient();
  const [logOut] = useLogoutMutation();
  return useCallback(async () => {
    try {
      await logOut();
    } catch (error) {
      console.error('Logging out failed', error);
    }
    // Concurrent calls may have reported the session as expired, which is not a reason to show after logging out.
    if (signOutReason.get() === 'expired') signOutReason.set(null);
    sessionStore.clear();
    await client.clearStore();
  }, [client, logOut]);
}
