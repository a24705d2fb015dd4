import { useEffect, useEffectEvent } from 'react';
import { type Blocker, type Location, useBlocker } from 'react-router-dom';

export type LeaveGuardOptions = {
  isUnsaved: () => boolean;
  /** Whether a change of the address leaves the work; by default another path does. */
  isLeaving?: (from: Location, to: Location) => boolean;
};

const isOtherPath = (from: Location, to: Location): boolean => from.pathname !== to.pathname;

/** Asks before unsaved work is left, or the browser's tab is closed. */
export function useLeaveGuard({ isUnsaved, isLeaving = isOtherPath }: LeaveGuardOptions): Blocker {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isLeaving(currentLocation, nextLocation) && isUnsaved(),
  );
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return blocker;
}
