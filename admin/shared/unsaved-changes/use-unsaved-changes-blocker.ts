import { useEffect, useEffectEvent } from 'react';
import { type Blocker, type Location, useBlocker } from 'react-router-dom';

export type UnsavedChangesOptions = {
  isUnsaved: () => boolean;
  /** Whether an address change leaves the work; by default, a change of path. */
  isLeaving?: (from: Location, to: Location) => boolean;
};

const isOtherPath = (from: Location, to: Location): boolean => from.pathname !== to.pathname;

/** Blocks leaving the screen or closing the browser tab while there are unsaved changes. */
export function useUnsavedChangesBlocker({ isUnsaved, isLeaving = isOtherPath }: UnsavedChangesOptions): Blocker {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isLeaving(currentLocation, nextLocation) && isUnsaved(),
  );
  const warnBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('beforeunload', warnBeforeUnload);
    return () => window.removeEventListener('beforeunload', warnBeforeUnload);
  }, []);
  return blocker;
}
