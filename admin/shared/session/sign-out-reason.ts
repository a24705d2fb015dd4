import { useSyncExternalStore } from 'react';
import { createObservable } from '../observable.ts';

/**
 * Reason shown at the sign-in: inactivity, session ended by the server, or server unreachable. Null if nobody was
 * signed in before or the user logged out.
 */
export type SignOutReason = 'inactive' | 'expired' | 'unreached';

export const signOutReason = createObservable<SignOutReason | null>(null);

export function useSignOutReason(): SignOutReason | null {
  return useSyncExternalStore(signOutReason.subscribe, signOutReason.get);
}
