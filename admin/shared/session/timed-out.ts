import { useSyncExternalStore } from 'react';
import { createObservable } from '../observable.ts';

/** Whether the last session ended for want of input, which the sign-in says. */
export const timedOut = createObservable(false);

export function useTimedOut(): boolean {
  return useSyncExternalStore(timedOut.subscribe, timedOut.get);
}
