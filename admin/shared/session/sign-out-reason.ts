import { useSyncExternalStore } from 'react';
import { createObservable } from '../observable.ts';

/**
 * Why nobody is signed in, which the sign-in says: no input for too long, the server ended the session, or it was not
 * reached at all. Null where nobody was signed in before, or somebody left.
 */
export type SignOutReason = 'inactive' | 'expired' | 'unreached';

export const signOutReason = createObservable<SignOutReason | null>(null);

export function useSignOutReason(): SignOutReason | null {
  return useSyncExternalStore(signOutReason.subscribe, signOutReason.get);
}
